"""The LLVM engine: core to LLVM IR to machine code to a stand-alone executable."""
