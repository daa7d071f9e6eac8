"""What a running gate needs: memory, system calls, traps."""
