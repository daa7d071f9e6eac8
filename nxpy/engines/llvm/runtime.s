.globl _start
_start: movq %rsp, %rdi; andq $-16, %rsp; xorl %ebp, %ebp; call rt_start; ud2
.globl sys6
sys6: movq %rdi, %rax; movq %rsi, %rdi; movq %rdx, %rsi; movq %rcx, %rdx
movq %r8, %r10; movq %r9, %r8; movq 8(%rsp), %r9; syscall; ret
.globl tables
tables: movl $nx_tables, %eax; ret
.globl handler
handler: movl $on_signal, %eax; ret
.globl restorer
restorer: movl $nx_restorer, %eax; ret
nx_restorer: movl $15, %eax; syscall
.globl run_main
run_main: pushq %rbp; movq %rsp, %rbp; movq %rdi, %rsp; movq %rsi, %rdi; movq %rdx, %rsi
call nx_main; movq %rbp, %rsp; popq %rbp; ret
.globl nx_trap
nx_trap: movq %rsp, %rsi; movq %rbp, %rdx; jmp rt_trap
.globl nx_trap_index
nx_trap_index: movq %rsp, %rcx; movq %rbp, %r8; jmp rt_trap_index
.globl nx_trap_access
nx_trap_access: movq %rsp, %rcx; movq %rbp, %r8; jmp rt_trap_access
.globl nx_deep
nx_deep: movq %rsp, %rsi; movq %rbp, %rdx; jmp rt_deep
.globl nx_mmap
nx_mmap: movq %rsp, %rdx; movq %rbp, %rcx; jmp rt_mmap
.globl nx_munmap
nx_munmap: movq %rsp, %rcx; movq %rbp, %r8; jmp rt_munmap
.globl nx_write
nx_write: movq %rsp, %r8; movq %rbp, %r9; jmp rt_write
.globl nx_read
nx_read: movq %rsp, %r8; movq %rbp, %r9; jmp rt_read
.globl nx_open
nx_open: movq %rsp, %r8; movq %rbp, %r9; jmp rt_open
.globl nx_close
nx_close: movq %rsp, %rdx; movq %rbp, %rcx; jmp rt_close
.globl nx_lseek
nx_lseek: movq %rsp, %r8; movq %rbp, %r9; jmp rt_lseek
.globl nx_clock
nx_clock: movq %rsp, %rsi; movq %rbp, %rdx; jmp rt_clock
.globl nx_exit
nx_exit: movq %rsp, %rdx; movq %rbp, %rcx; jmp rt_exit
	.text
	.globl	call1
	.p2align	4
	.type	call1,@function
call1:
.Lfunc_begin0:
	pushq	%rax
.Ltmp0:
	movq	$0, (%rsp)
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rcx
	retq
.Ltmp1:
.Lfunc_end0:
	.size	call1, .Lfunc_end0-call1
	.globl	call3
	.p2align	4
	.type	call3,@function
call3:
.Lfunc_begin1:
	pushq	%rax
.Ltmp2:
	movq	$0, (%rsp)
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rcx
	retq
.Ltmp3:
.Lfunc_end1:
	.size	call3, .Lfunc_end1-call3
	.globl	table
	.p2align	4
	.type	table,@function
table:
.Lfunc_begin2:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
.Ltmp4:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	(%rax,%rbx,8), %r14
	movq	%r14, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Ltmp5:
.Lfunc_end2:
	.size	table, .Lfunc_end2-table
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI3_0:
	.quad	-9223372034707292160
	.quad	-9223372034707292160
.LCPI3_1:
	.long	2147483648
	.long	2147483648
	.long	2147483649
	.long	2147483649
.LCPI3_2:
	.long	2147483649
	.long	2147483649
	.long	2147483650
	.long	2147483650
.LCPI3_3:
	.long	2147483651
	.long	2147483651
	.long	2147483652
	.long	2147483652
.LCPI3_4:
	.long	2147483653
	.long	2147483653
	.long	2147483654
	.long	2147483654
	.text
	.globl	memset
	.p2align	4
	.type	memset,@function
memset:
.Lfunc_begin3:
	movq	%rdi, %rax
	cmpq	$7, %rdx
	jle	.LBB3_1
	movzbl	%sil, %esi
	movabsq	$72340172838076673, %rcx
	imulq	%rsi, %rcx
	movq	%rdx, %rsi
	shrq	$3, %rsi
	cmpq	$32, %rdx
	jae	.LBB3_21
	xorl	%edi, %edi
	jmp	.LBB3_20
.LBB3_1:
	testq	%rdx, %rdx
	jle	.LBB3_25
	decq	%rdx
	movq	%rdx, %xmm0
	pshufd	$68, %xmm0, %xmm1
	pxor	.LCPI3_0(%rip), %xmm1
	pshufd	$160, %xmm1, %xmm0
	movdqa	.LCPI3_1(%rip), %xmm2
	pshufd	$245, %xmm1, %xmm1
	pcmpeqd	.LCPI3_0(%rip), %xmm1
	pcmpgtd	%xmm0, %xmm2
	pand	%xmm1, %xmm2
	pshuflw	$232, %xmm2, %xmm4
	pcmpeqd	%xmm3, %xmm3
	pxor	%xmm3, %xmm4
	packssdw	%xmm4, %xmm4
	movd	%xmm4, %ecx
	testb	$1, %cl
	je	.LBB3_4
	movb	%sil, (%rax)
.LBB3_4:
	packssdw	%xmm2, %xmm2
	pxor	%xmm3, %xmm2
	packssdw	%xmm2, %xmm2
	movd	%xmm2, %ecx
	shrl	$16, %ecx
	testb	$1, %cl
	je	.LBB3_6
	movb	%sil, 1(%rax)
.LBB3_6:
	movdqa	%xmm0, %xmm2
	pcmpgtd	.LCPI3_2(%rip), %xmm2
	pandn	%xmm1, %xmm2
	packssdw	%xmm2, %xmm4
	pxor	%xmm3, %xmm4
	packssdw	%xmm4, %xmm4
	pextrw	$2, %xmm4, %ecx
	testb	$1, %cl
	je	.LBB3_8
	movb	%sil, 2(%rax)
.LBB3_8:
	pshufhw	$132, %xmm2, %xmm2
	pxor	%xmm3, %xmm2
	packssdw	%xmm2, %xmm2
	pextrw	$3, %xmm2, %ecx
	testb	$1, %cl
	je	.LBB3_10
	movb	%sil, 3(%rax)
.LBB3_10:
	movdqa	%xmm0, %xmm2
	pcmpgtd	.LCPI3_3(%rip), %xmm2
	pandn	%xmm1, %xmm2
	pshuflw	$232, %xmm2, %xmm4
	pxor	%xmm3, %xmm4
	packssdw	%xmm4, %xmm4
	pextrw	$4, %xmm4, %ecx
	testb	$1, %cl
	je	.LBB3_12
	movb	%sil, 4(%rax)
.LBB3_12:
	packssdw	%xmm2, %xmm2
	pxor	%xmm3, %xmm2
	packssdw	%xmm2, %xmm2
	pextrw	$5, %xmm2, %ecx
	testb	$1, %cl
	je	.LBB3_14
	movb	%sil, 5(%rax)
.LBB3_14:
	pcmpgtd	.LCPI3_4(%rip), %xmm0
	pandn	%xmm1, %xmm0
	packssdw	%xmm0, %xmm2
	pcmpeqd	%xmm1, %xmm1
	pxor	%xmm1, %xmm2
	packssdw	%xmm2, %xmm2
	pextrw	$6, %xmm2, %ecx
	testb	$1, %cl
	je	.LBB3_16
	movb	%sil, 6(%rax)
.LBB3_16:
	pshufhw	$132, %xmm0, %xmm0
	pxor	%xmm1, %xmm0
	packssdw	%xmm0, %xmm0
	pextrw	$7, %xmm0, %ecx
	testb	$1, %cl
	je	.LBB3_25
	movb	%sil, 7(%rax)
	retq
.LBB3_21:
	movabsq	$1152921504606846972, %rdi
	andq	%rsi, %rdi
	movq	%rcx, %xmm0
	pshufd	$68, %xmm0, %xmm0
	movabsq	$9223372036854775776, %r8
	andq	%rdx, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB3_22:
	movdqu	%xmm0, (%rax,%r9)
	movdqu	%xmm0, 16(%rax,%r9)
	addq	$32, %r9
	cmpq	%r9, %r8
	jne	.LBB3_22
	jmp	.LBB3_23
.LBB3_20:
	movq	%rcx, (%rax,%rdi,8)
	incq	%rdi
.LBB3_23:
	cmpq	%rdi, %rsi
	jne	.LBB3_20
	movq	%rcx, -8(%rax,%rdx)
.LBB3_25:
	retq
.Lfunc_end3:
	.size	memset, .Lfunc_end3-memset
	.globl	memcpy
	.p2align	4
	.type	memcpy,@function
memcpy:
.Lfunc_begin4:
	jmp	memmove@PLT
.Ltmp6:
.Lfunc_end4:
	.size	memcpy, .Lfunc_end4-memcpy
	.globl	memmove
	.p2align	4
	.type	memmove,@function
memmove:
.Lfunc_begin5:
	pushq	%rbx
	movq	%rdi, %rax
	cmpq	$7, %rdx
	jg	.LBB5_34
	movq	%rax, %rcx
	subq	%rsi, %rcx
	cmpq	%rdx, %rcx
	jae	.LBB5_2
	testq	%rdx, %rdx
	jle	.LBB5_54
	cmpq	$8, %rdx
	setb	%cl
	movq	%rsi, %rdi
	subq	%rax, %rdi
	cmpq	$32, %rdi
	setb	%dil
	orb	%cl, %dil
	je	.LBB5_21
.LBB5_31:
	movq	%rdx, %r8
	jmp	.LBB5_32
.LBB5_34:
	movq	%rax, %r8
	subq	%rsi, %r8
	cmpq	%rdx, %r8
	jae	.LBB5_43
	movq	(%rsi), %rcx
	leaq	-8(%rdx), %r8
	cmpq	$40, %r8
	setb	%dil
	movq	%rsi, %r9
	subq	%rax, %r9
	cmpq	$32, %r9
	setb	%r9b
	orb	%dil, %r9b
	je	.LBB5_37
	movq	%rdx, %rdi
	jmp	.LBB5_40
.LBB5_2:
	testq	%rdx, %rdx
	jle	.LBB5_54
	cmpq	$4, %rdx
	setb	%dil
	cmpq	$32, %rcx
	setb	%cl
	orb	%dil, %cl
	je	.LBB5_5
	xorl	%ecx, %ecx
	jmp	.LBB5_14
.LBB5_43:
	movq	-8(%rdx,%rsi), %rcx
	movq	%rdx, %rdi
	shrq	$3, %rdi
	cmpq	$32, %rdx
	setb	%r9b
	cmpq	$32, %r8
	setb	%r8b
	orb	%r9b, %r8b
	je	.LBB5_45
	xorl	%r8d, %r8d
	jmp	.LBB5_48
.LBB5_37:
	shrq	$3, %r8
	incq	%r8
	movq	%r8, %r9
	andq	$-4, %r9
	leaq	(,%r9,8), %r10
	movq	%rdx, %rdi
	subq	%r10, %rdi
	leaq	(%rsi,%rdx), %r10
	addq	$-16, %r10
	addq	%rax, %rdx
	addq	$-16, %rdx
	movq	%r9, %r11
	negq	%r11
	xorl	%ebx, %ebx
	.p2align	4
.LBB5_38:
	movups	-16(%r10,%rbx,8), %xmm0
	movups	(%r10,%rbx,8), %xmm1
	movups	%xmm1, (%rdx,%rbx,8)
	movups	%xmm0, -16(%rdx,%rbx,8)
	addq	$-4, %rbx
	cmpq	%rbx, %r11
	jne	.LBB5_38
	cmpq	%r9, %r8
	je	.LBB5_42
.LBB5_40:
	addq	$8, %rdi
	.p2align	4
.LBB5_41:
	movq	-16(%rsi,%rdi), %rdx
	movq	%rdx, -16(%rax,%rdi)
	addq	$-8, %rdi
	cmpq	$15, %rdi
	ja	.LBB5_41
.LBB5_42:
	movq	%rcx, (%rax)
	popq	%rbx
	retq
.LBB5_45:
	movabsq	$1152921504606846972, %r8
	andq	%rdi, %r8
	movabsq	$9223372036854775776, %r9
	andq	%rdx, %r9
	xorl	%r10d, %r10d
	.p2align	4
.LBB5_46:
	movups	(%rsi,%r10), %xmm0
	movups	16(%rsi,%r10), %xmm1
	movups	%xmm0, (%rax,%r10)
	movups	%xmm1, 16(%rax,%r10)
	addq	$32, %r10
	cmpq	%r10, %r9
	jne	.LBB5_46
	cmpq	%r8, %rdi
	je	.LBB5_53
.LBB5_48:
	movq	%rdi, %r10
	movq	%r8, %r9
	andq	$3, %r10
	je	.LBB5_51
	movq	%r8, %r9
	.p2align	4
.LBB5_50:
	movq	(%rsi,%r9,8), %r11
	movq	%r11, (%rax,%r9,8)
	incq	%r9
	decq	%r10
	jne	.LBB5_50
.LBB5_51:
	subq	%rdi, %r8
	cmpq	$-4, %r8
	ja	.LBB5_53
	.p2align	4
.LBB5_52:
	movq	(%rsi,%r9,8), %r8
	movq	%r8, (%rax,%r9,8)
	movq	8(%rsi,%r9,8), %r8
	movq	%r8, 8(%rax,%r9,8)
	movq	16(%rsi,%r9,8), %r8
	movq	%r8, 16(%rax,%r9,8)
	movq	24(%rsi,%r9,8), %r8
	movq	%r8, 24(%rax,%r9,8)
	addq	$4, %r9
	cmpq	%r9, %rdi
	jne	.LBB5_52
.LBB5_53:
	movq	%rcx, -8(%rax,%rdx)
	popq	%rbx
	retq
.LBB5_21:
	movabsq	$9223372036854775776, %rcx
	cmpq	$32, %rdx
	jae	.LBB5_26
	xorl	%edi, %edi
	jmp	.LBB5_23
.LBB5_5:
	movabsq	$9223372036854775776, %rdi
	cmpq	$32, %rdx
	jae	.LBB5_7
	xorl	%ecx, %ecx
	jmp	.LBB5_11
.LBB5_26:
	movq	%rdx, %rdi
	andq	%rcx, %rdi
	leaq	(%rsi,%rdx), %r8
	addq	$-16, %r8
	leaq	(%rax,%rdx), %r9
	addq	$-16, %r9
	movq	%rdx, %r10
	andq	%rcx, %r10
	negq	%r10
	xorl	%r11d, %r11d
	.p2align	4
.LBB5_27:
	movups	-16(%r8,%r11), %xmm0
	movups	(%r8,%r11), %xmm1
	movups	%xmm1, (%r9,%r11)
	movups	%xmm0, -16(%r9,%r11)
	addq	$-32, %r11
	cmpq	%r11, %r10
	jne	.LBB5_27
	cmpq	%rdi, %rdx
	je	.LBB5_54
	testb	$24, %dl
	je	.LBB5_30
.LBB5_23:
	addq	$24, %rcx
	andq	%rdx, %rcx
	movl	%edx, %r8d
	andl	$7, %r8d
	leaq	(%rsi,%rdx), %r9
	addq	$-8, %r9
	negq	%rdi
	leaq	(%rax,%rdx), %r10
	addq	$-8, %r10
	movabsq	$9223372036854775800, %r11
	andq	%rdx, %r11
	negq	%r11
	.p2align	4
.LBB5_24:
	movq	(%r9,%rdi), %rbx
	movq	%rbx, (%r10,%rdi)
	addq	$-8, %rdi
	cmpq	%rdi, %r11
	jne	.LBB5_24
	cmpq	%rcx, %rdx
	je	.LBB5_54
.LBB5_32:
	incq	%r8
	.p2align	4
.LBB5_33:
	movzbl	-2(%rsi,%r8), %ecx
	movb	%cl, -2(%rax,%r8)
	decq	%r8
	cmpq	$1, %r8
	ja	.LBB5_33
.LBB5_54:
	popq	%rbx
	retq
.LBB5_7:
	movq	%rdx, %rcx
	andq	%rdi, %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB5_8:
	movups	(%rsi,%r8), %xmm0
	movups	16(%rsi,%r8), %xmm1
	movups	%xmm0, (%rax,%r8)
	movups	%xmm1, 16(%rax,%r8)
	addq	$32, %r8
	cmpq	%r8, %rcx
	jne	.LBB5_8
	cmpq	%rcx, %rdx
	je	.LBB5_54
	testb	$28, %dl
	je	.LBB5_14
.LBB5_11:
	movq	%rcx, %r8
	addq	$28, %rdi
	movq	%rdi, %rcx
	andq	%rdx, %rcx
	.p2align	4
.LBB5_12:
	movl	(%rsi,%r8), %edi
	movl	%edi, (%rax,%r8)
	addq	$4, %r8
	cmpq	%r8, %rcx
	jne	.LBB5_12
	cmpq	%rcx, %rdx
	je	.LBB5_54
.LBB5_14:
	movq	%rdx, %r8
	movq	%rcx, %rdi
	andq	$3, %r8
	je	.LBB5_17
	movq	%rcx, %rdi
	.p2align	4
.LBB5_16:
	movzbl	(%rsi,%rdi), %r9d
	movb	%r9b, (%rax,%rdi)
	incq	%rdi
	decq	%r8
	jne	.LBB5_16
.LBB5_17:
	subq	%rdx, %rcx
	cmpq	$-4, %rcx
	ja	.LBB5_54
	.p2align	4
.LBB5_18:
	movzbl	(%rsi,%rdi), %ecx
	movb	%cl, (%rax,%rdi)
	movzbl	1(%rsi,%rdi), %ecx
	movb	%cl, 1(%rax,%rdi)
	movzbl	2(%rsi,%rdi), %ecx
	movb	%cl, 2(%rax,%rdi)
	movzbl	3(%rsi,%rdi), %ecx
	movb	%cl, 3(%rax,%rdi)
	addq	$4, %rdi
	cmpq	%rdi, %rdx
	jne	.LBB5_18
	jmp	.LBB5_54
.LBB5_30:
	andl	$31, %edx
	jmp	.LBB5_31
.Lfunc_end5:
	.size	memmove, .Lfunc_end5-memmove
	.globl	memcmp
	.p2align	4
	.type	memcmp,@function
memcmp:
.Lfunc_begin6:
	testq	%rdx, %rdx
	jle	.LBB6_5
	xorl	%ecx, %ecx
	.p2align	4
.LBB6_2:
	movzbl	(%rdi,%rcx), %eax
	movzbl	(%rsi,%rcx), %r8d
	cmpb	%r8b, %al
	jne	.LBB6_6
	incq	%rcx
	cmpq	%rcx, %rdx
	jne	.LBB6_2
.LBB6_5:
	xorl	%eax, %eax
	retq
.LBB6_6:
	subl	%r8d, %eax
	retq
.Lfunc_end6:
	.size	memcmp, .Lfunc_end6-memcmp
	.globl	bcmp
	.p2align	4
	.type	bcmp,@function
bcmp:
.Lfunc_begin7:
	testq	%rdx, %rdx
	jle	.LBB7_5
	xorl	%ecx, %ecx
	.p2align	4
.LBB7_2:
	movzbl	(%rdi,%rcx), %eax
	movzbl	(%rsi,%rcx), %r8d
	cmpb	%r8b, %al
	jne	.LBB7_6
	incq	%rcx
	cmpq	%rcx, %rdx
	jne	.LBB7_2
.LBB7_5:
	xorl	%eax, %eax
	retq
.LBB7_6:
	subl	%r8d, %eax
	retq
.Lfunc_end7:
	.size	bcmp, .Lfunc_end7-bcmp
	.globl	strlen
	.p2align	4
	.type	strlen,@function
strlen:
.Lfunc_begin8:
	movq	$-1, %rax
	.p2align	4
.LBB8_1:
	cmpb	$0, 1(%rdi,%rax)
	leaq	1(%rax), %rax
	jne	.LBB8_1
	retq
.Lfunc_end8:
	.size	strlen, .Lfunc_end8-strlen
	.globl	send
	.p2align	4
	.type	send,@function
send:
.Lfunc_begin9:
	testq	%rdx, %rdx
	jle	.LBB9_1
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	%rdi, %r15
	movl	%r15d, %eax
	movabsq	$17179869184, %r13
	orq	%rax, %r13
	leaq	16(%rsp), %r12
	xorl	%ebp, %ebp
	jmp	.LBB9_4
	.p2align	4
.LBB9_5:
	addq	%rax, %rbp
.LBB9_9:
	cmpq	%rbx, %rbp
	jge	.LBB9_10
.LBB9_4:
	leaq	(%r14,%rbp), %rdx
	movq	%rbx, %rcx
	subq	%rbp, %rcx
.Ltmp7:
	movq	$0, (%rsp)
	movl	$1, %edi
	movq	%r15, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	jns	.LBB9_5
.Ltmp8:
	cmpq	$-4, %rax
	je	.LBB9_9
	cmpq	$-11, %rax
	jne	.LBB9_11
	movq	%r13, 16(%rsp)
.Ltmp9:
	movq	$0, (%rsp)
	movl	$7, %edi
	movl	$1, %edx
	movq	%r12, %rsi
	movq	$-1, %rcx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB9_9
.Ltmp10:
.LBB9_10:
	xorl	%eax, %eax
.LBB9_11:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB9_1:
	xorl	%eax, %eax
	retq
.Lfunc_end9:
	.size	send, .Lfunc_end9-send
	.globl	flush
	.p2align	4
	.type	flush,@function
flush:
.Lfunc_begin10:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB10_2
	pushq	%rax
	movq	$0, g10(%rip)
.Ltmp11:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
	addq	$8, %rsp
.Ltmp12:
.LBB10_2:
	retq
.Lfunc_end10:
	.size	flush, .Lfunc_end10-flush
	.globl	write_out
	.p2align	4
	.type	write_out,@function
write_out:
.Lfunc_begin11:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movq	%rsi, %rbx
	movq	g11(%rip), %rax
	testq	%rax, %rax
	sete	%cl
	testq	%rsi, %rsi
	setg	%dl
	andb	%cl, %dl
	cmpb	$1, %dl
	jne	.LBB11_15
	movq	%rdi, %r14
	movq	g10(%rip), %rdx
	movl	$65536, %eax
	subq	%rdx, %rax
	cmpq	%rax, %rbx
	jge	.LBB11_9
	xorl	%eax, %eax
	jmp	.LBB11_3
.LBB11_9:
	testq	%rdx, %rdx
	jle	.LBB11_10
	movq	$0, g10(%rip)
.Ltmp13:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
	jmp	.LBB11_12
.Ltmp14:
.LBB11_10:
	xorl	%eax, %eax
.LBB11_12:
	testq	%rax, %rax
	sete	%cl
	cmpq	$65536, %rbx
	setae	%dl
	andb	%cl, %dl
	cmpb	$1, %dl
	jne	.LBB11_3
	movl	$1, %edi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	send@PLT
	jmp	.LBB11_14
.LBB11_3:
	testq	%rax, %rax
	sete	%cl
	cmpq	$65536, %rbx
	setb	%dl
	andb	%cl, %dl
	cmpb	$1, %dl
	jne	.LBB11_15
	movq	g10(%rip), %r15
	leaq	g9(%r15), %rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	memmove@PLT
	addq	%rbx, %r15
	movq	%r15, g10(%rip)
	cmpq	$65535, %r15
	jg	.LBB11_8
	cmpq	$0, g13(%rip)
	je	.LBB11_16
	testq	%r15, %r15
	jle	.LBB11_16
	cmpb	$10, -1(%r14,%rbx)
	jne	.LBB11_16
.LBB11_8:
	movq	$0, g10(%rip)
.Ltmp15:
	movl	$1, %edi
	movl	$g9, %esi
	movq	%r15, %rdx
	callq	send@PLT
.Ltmp16:
.LBB11_14:
	movq	%rax, g11(%rip)
.LBB11_15:
	testq	%rax, %rax
	je	.LBB11_16
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.LBB11_16:
	movq	%rbx, %rax
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lfunc_end11:
	.size	write_out, .Lfunc_end11-write_out
	.globl	lost
	.p2align	4
	.type	lost,@function
lost:
.Lfunc_begin12:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB12_2
	movq	$0, g10(%rip)
.Ltmp17:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
	movq	nx_stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	cmpq	$2, %rbx
	je	.LBB12_4
	jmp	.LBB12_8
.Ltmp18:
.LBB12_2:
	movq	g11(%rip), %rax
	movq	nx_stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	cmpq	$2, %rbx
	jne	.LBB12_8
.LBB12_4:
	cmpq	$-32, %rax
	je	.LBB12_8
	testq	%rax, %rax
	je	.LBB12_8
	cmpb	$0, g14(%rip)
	jne	.LBB12_8
	movb	$1, g14(%rip)
	movl	$.Ls0, %edi
	movq	%rax, %r14
	callq	say@PLT
	callq	say_refusal@PLT
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp19:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	%r14, %rax
	movq	$0, g16(%rip)
.Ltmp20:
.LBB12_8:
	cmpq	$2, %rbx
	sete	%cl
	addq	$32, %rax
	testq	$-33, %rax
	setne	%al
	andb	%cl, %al
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lfunc_end12:
	.size	lost, .Lfunc_end12-lost
	.globl	say_refusal
	.p2align	4
	.type	say_refusal,@function
say_refusal:
.Lfunc_begin13:
	pushq	%rbx
	movq	g11(%rip), %rax
	leaq	28(%rax), %rcx
	cmpq	$23, %rcx
	ja	.LBB13_1
	jmpq	*.LJTI13_0(,%rcx,8)
.LBB13_4:
.Ltmp21:
	movl	$.Ls2, %edi
	popq	%rbx
	jmp	say@PLT
.LBB13_1:
	cmpq	$-122, %rax
	jne	.LBB13_8
	movl	$.Ls5, %edi
	popq	%rbx
	jmp	say@PLT
.LBB13_8:
	movl	$.Ls7, %edi
	callq	say@PLT
	movq	g11(%rip), %rbx
	movq	%rbx, %rdi
	negq	%rdi
	js	.LBB13_9
.Ltmp22:
	popq	%rbx
	jmp	say_unsigned@PLT
.Ltmp23:
.LBB13_7:
	movl	$.Ls6, %edi
	popq	%rbx
	jmp	say@PLT
.LBB13_5:
	movl	$.Ls3, %edi
	popq	%rbx
	jmp	say@PLT
.LBB13_6:
	movl	$.Ls4, %edi
	popq	%rbx
	jmp	say@PLT
.LBB13_9:
.Ltmp24:
	movl	$.Ls8, %edi
	callq	say@PLT
	movq	%rbx, %rdi
	popq	%rbx
	jmp	say_unsigned@PLT
.Ltmp25:
.Lfunc_end13:
	.size	say_refusal, .Lfunc_end13-say_refusal
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.LJTI13_0:
	.quad	.LBB13_4
	.quad	.LBB13_6
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_7
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_8
	.quad	.LBB13_5
	.text
	.globl	finish
	.p2align	4
	.type	finish,@function
finish:
.Lfunc_begin14:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movzbl	%dil, %r14d
.Ltmp26:
	callq	lost@PLT
	testq	%r14, %r14
	movl	$74, %ebx
	cmovneq	%r14, %rbx
	testb	$1, %al
	cmoveq	%r14, %rbx
.Ltmp27:
	.p2align	4
.LBB14_1:
.Ltmp28:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB14_1
.Ltmp29:
.Lfunc_end14:
	.size	finish, .Lfunc_end14-finish
	.globl	is_terminal
	.p2align	4
	.type	is_terminal,@function
is_terminal:
.Lfunc_begin15:
	subq	$88, %rsp
	movq	%rdi, %rsi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp30:
	movq	$0, (%rsp)
	leaq	16(%rsp), %rcx
	movl	$16, %edi
	movl	$21505, %edx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	xorl	%ecx, %ecx
	testq	%rax, %rax
	sete	%cl
	movq	%rcx, %rax
	addq	$88, %rsp
	retq
.Ltmp31:
.Lfunc_end15:
	.size	is_terminal, .Lfunc_end15-is_terminal
	.globl	say_flush
	.p2align	4
	.type	say_flush,@function
say_flush:
.Lfunc_begin16:
	pushq	%rax
	movq	g16(%rip), %rdx
.Ltmp32:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
	popq	%rax
	retq
.Ltmp33:
.Lfunc_end16:
	.size	say_flush, .Lfunc_end16-say_flush
	.globl	say_byte
	.p2align	4
	.type	say_byte,@function
say_byte:
.Lfunc_begin17:
	cmpq	$0, g3(%rip)
	je	.LBB17_1
.LBB17_6:
	movq	g16(%rip), %rax
	cmpq	$16384, %rax
	jne	.LBB17_8
	pushq	%rbx
	movl	%edi, %ebx
.Ltmp34:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movl	%ebx, %edi
	xorl	%eax, %eax
	popq	%rbx
.Ltmp35:
.LBB17_8:
	movb	%dil, g15(%rax)
	incq	%rax
	movq	%rax, g16(%rip)
.LBB17_9:
	retq
.LBB17_1:
	cmpb	$27, %dil
	jne	.LBB17_3
	movb	$1, g17(%rip)
	retq
.LBB17_3:
	cmpb	$1, g17(%rip)
	jne	.LBB17_6
	cmpb	$109, %dil
	jne	.LBB17_9
	movb	$0, g17(%rip)
	retq
.Lfunc_end17:
	.size	say_byte, .Lfunc_end17-say_byte
	.globl	say_bytes
	.p2align	4
	.type	say_bytes,@function
say_bytes:
.Lfunc_begin18:
	testq	%rsi, %rsi
	jle	.LBB18_14
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	g3(%rip), %rax
	xorl	%r15d, %r15d
	jmp	.LBB18_4
	.p2align	4
.LBB18_2:
	movb	%bpl, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB18_3:
	incq	%r15
	cmpq	%r15, %rbx
	je	.LBB18_13
.LBB18_4:
	movzbl	(%r14,%r15), %ebp
	testq	%rax, %rax
	je	.LBB18_7
.LBB18_5:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB18_2
.Ltmp36:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB18_2
.Ltmp37:
.Ltmp38:
	.p2align	4
.LBB18_7:
	cmpb	$27, %bpl
	jne	.LBB18_9
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB18_3
.LBB18_9:
	cmpb	$1, g17(%rip)
	jne	.LBB18_5
	cmpb	$109, %bpl
	jne	.LBB18_12
	movb	$0, g17(%rip)
.LBB18_12:
	xorl	%eax, %eax
	jmp	.LBB18_3
.LBB18_13:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB18_14:
	retq
.Lfunc_end18:
	.size	say_bytes, .Lfunc_end18-say_bytes
	.globl	say
	.p2align	4
	.type	say,@function
say:
.Lfunc_begin19:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
	movq	$-1, %r14
	.p2align	4
.LBB19_1:
	cmpb	$0, 1(%rbx,%r14)
	leaq	1(%r14), %r14
	jne	.LBB19_1
	testq	%r14, %r14
	jle	.LBB19_15
	movq	g3(%rip), %rax
	xorl	%r15d, %r15d
	jmp	.LBB19_6
	.p2align	4
.LBB19_4:
	movb	%bpl, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB19_5:
	incq	%r15
	cmpq	%r15, %r14
	je	.LBB19_15
.LBB19_6:
	movzbl	(%rbx,%r15), %ebp
	testq	%rax, %rax
	je	.LBB19_9
.LBB19_7:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB19_4
.Ltmp39:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB19_4
.Ltmp40:
.Ltmp41:
	.p2align	4
.LBB19_9:
	cmpb	$27, %bpl
	jne	.LBB19_11
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB19_5
.LBB19_11:
	cmpb	$1, g17(%rip)
	jne	.LBB19_7
	cmpb	$109, %bpl
	jne	.LBB19_14
	movb	$0, g17(%rip)
.LBB19_14:
	xorl	%eax, %eax
	jmp	.LBB19_5
.LBB19_15:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end19:
	.size	say, .Lfunc_end19-say
	.globl	say_unsigned
	.p2align	4
	.type	say_unsigned,@function
say_unsigned:
.Lfunc_begin20:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	subq	$32, %rsp
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rsp)
	movl	$0, 16(%rsp)
	xorl	%ebx, %ebx
	movabsq	$-3689348814741910323, %rcx
	.p2align	4
.LBB20_1:
	movq	%rdi, %rax
	mulq	%rcx
	shrq	$3, %rdx
	leal	(%rdx,%rdx), %eax
	leal	(%rax,%rax,4), %eax
	movl	%edi, %esi
	subl	%eax, %esi
	orb	$48, %sil
	movb	%sil, 19(%rsp,%rbx)
	decq	%rbx
	cmpq	$9, %rdi
	movq	%rdx, %rdi
	ja	.LBB20_1
	movq	%rbx, %rax
	negq	%rax
	testq	%rax, %rax
	jle	.LBB20_15
	leaq	1(%rbx), %r14
	movq	g3(%rip), %rax
	jmp	.LBB20_6
	.p2align	4
.LBB20_4:
	movb	%bpl, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB20_5:
	incq	%r14
	incq	%rbx
	cmpq	$1, %r14
	je	.LBB20_15
.LBB20_6:
	movzbl	20(%rsp,%rbx), %ebp
	testq	%rax, %rax
	je	.LBB20_9
.LBB20_7:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB20_4
.Ltmp42:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB20_4
.Ltmp43:
.Ltmp44:
	.p2align	4
.LBB20_9:
	cmpb	$27, %bpl
	jne	.LBB20_11
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB20_5
.LBB20_11:
	cmpb	$1, g17(%rip)
	jne	.LBB20_7
	cmpb	$109, %bpl
	jne	.LBB20_14
	movb	$0, g17(%rip)
.LBB20_14:
	xorl	%eax, %eax
	jmp	.LBB20_5
.LBB20_15:
	addq	$32, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lfunc_end20:
	.size	say_unsigned, .Lfunc_end20-say_unsigned
	.globl	say_int
	.p2align	4
	.type	say_int,@function
say_int:
.Lfunc_begin21:
	testq	%rdi, %rdi
	jns	say_unsigned@PLT
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp45:
	movl	$.Ls8, %edi
	callq	say@PLT
	negq	%rbx
	movq	%rbx, %rdi
	popq	%rbx
	jmp	say_unsigned@PLT
.Ltmp46:
.Lfunc_end21:
	.size	say_int, .Lfunc_end21-say_int
	.globl	say_hex
	.p2align	4
	.type	say_hex,@function
say_hex:
.Lfunc_begin22:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp47:
	movl	$.Ls9, %edi
	callq	say@PLT
	movq	%rbx, %rax
	shrq	$60, %rax
	movl	$60, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$56, %rax
	movl	$56, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$52, %rax
	movl	$52, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$48, %rax
	movl	$48, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$44, %rax
	movl	$44, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$40, %rax
	movl	$40, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$36, %rax
	movl	$36, %r14d
	jne	.LBB22_15
	movq	%rbx, %rax
	shrq	$32, %rax
	movl	$32, %r14d
	jne	.LBB22_15
	movl	$28, %r14d
	cmpq	$268435455, %rbx
	ja	.LBB22_15
	movl	$24, %r14d
	cmpq	$16777215, %rbx
	ja	.LBB22_15
	movl	$20, %r14d
	cmpq	$1048575, %rbx
	ja	.LBB22_15
	movl	$16, %r14d
	cmpq	$65535, %rbx
	ja	.LBB22_15
	movl	$12, %r14d
	cmpq	$4095, %rbx
	ja	.LBB22_15
	movl	$8, %r14d
	cmpq	$255, %rbx
	ja	.LBB22_15
	xorl	%r14d, %r14d
	cmpq	$16, %rbx
	setae	%r14b
	shll	$2, %r14d
	jmp	.LBB22_15
	.p2align	4
.LBB22_24:
	xorl	%eax, %eax
.LBB22_25:
	movb	%r15b, g15(%rax)
	incq	%rax
	movq	%rax, g16(%rip)
.LBB22_26:
	cmpq	$3, %r14
	leaq	-4(%r14), %r14
	jle	.LBB22_27
.LBB22_15:
	movl	%r14d, %ecx
	andb	$60, %cl
	movq	%rbx, %r15
	shrq	%cl, %r15
	andl	$15, %r15d
	movq	g3(%rip), %rax
	cmpq	$9, %r15
	ja	.LBB22_20
	testq	%rax, %rax
	jne	.LBB22_18
	cmpb	$0, g17(%rip)
	jne	.LBB22_26
.LBB22_18:
	orb	$48, %r15b
	movq	g16(%rip), %rax
	cmpq	$16384, %rax
	jne	.LBB22_25
.Ltmp48:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	jmp	.LBB22_24
.Ltmp49:
.Ltmp50:
	.p2align	4
.LBB22_20:
	testq	%rax, %rax
	jne	.LBB22_22
	cmpb	$0, g17(%rip)
	jne	.LBB22_26
.LBB22_22:
	addb	$87, %r15b
	movq	g16(%rip), %rax
	cmpq	$16384, %rax
	jne	.LBB22_25
.Ltmp51:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	jmp	.LBB22_24
.Ltmp52:
.LBB22_27:
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lfunc_end22:
	.size	say_hex, .Lfunc_end22-say_hex
	.globl	say_count
	.p2align	4
	.type	say_count,@function
say_count:
.Lfunc_begin23:
	pushq	%rbx
	movq	%rdi, %rbx
	testq	%rdi, %rdi
	js	.LBB23_1
.Ltmp53:
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
	cmpq	$1, %rbx
	jne	.LBB23_2
.Ltmp54:
	movl	$.Ls10, %edi
	popq	%rbx
	jmp	say@PLT
.LBB23_1:
.Ltmp55:
	movl	$.Ls8, %edi
	callq	say@PLT
	negq	%rbx
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
.Ltmp56:
.LBB23_2:
	movl	$.Ls11, %edi
	popq	%rbx
	jmp	say@PLT
.Ltmp57:
.Lfunc_end23:
	.size	say_count, .Lfunc_end23-say_count
	.globl	spaces
	.p2align	4
	.type	spaces,@function
spaces:
.Lfunc_begin24:
	testq	%rdi, %rdi
	jle	.LBB24_4
	pushq	%rbx
	movq	%rdi, %rbx
	.p2align	4
.LBB24_2:
.Ltmp58:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB24_2
.Ltmp59:
	popq	%rbx
.LBB24_4:
	retq
.Lfunc_end24:
	.size	spaces, .Lfunc_end24-spaces
	.globl	find_frame
	.p2align	4
	.type	find_frame,@function
find_frame:
.Lfunc_begin25:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
.Ltmp60:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	80(%rax), %r14
.Ltmp61:
	callq	tables@PLT
	movq	88(%rax), %rcx
	xorl	%eax, %eax
	testq	%rcx, %rcx
	jle	.LBB25_8
.Ltmp62:
	xorl	%edx, %edx
	jmp	.LBB25_2
	.p2align	4
.LBB25_5:
	movq	%rsi, %rcx
	cmpq	%rcx, %rdx
	jge	.LBB25_8
.LBB25_2:
	leaq	(%rdx,%rcx), %rdi
	movq	%rdi, %rsi
	shrq	$63, %rsi
	addq	%rdi, %rsi
	sarq	%rsi
	movq	%rsi, %rdi
	shlq	$4, %rdi
	movl	(%r14,%rdi), %r8d
	cmpq	%r8, %rbx
	je	.LBB25_7
	jle	.LBB25_5
	incq	%rsi
	movq	%rsi, %rdx
	cmpq	%rcx, %rdx
	jl	.LBB25_2
.LBB25_8:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.LBB25_7:
	addq	%rdi, %r14
	movq	%r14, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lfunc_end25:
	.size	find_frame, .Lfunc_end25-find_frame
	.globl	site_row
	.p2align	4
	.type	site_row,@function
site_row:
.Lfunc_begin26:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movl	%edi, %ebx
.Ltmp63:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	8(%rax), %r14
	movl	%ebx, %eax
	shlq	$6, %rax
	addq	%r14, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Ltmp64:
.Lfunc_end26:
	.size	site_row, .Lfunc_end26-site_row
	.globl	say_place
	.p2align	4
	.type	say_place,@function
say_place:
.Lfunc_begin27:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movl	%edi, %ebp
.Ltmp65:
	callq	tables@PLT
	movq	%rax, %r13
	callq	tables@PLT
	addq	8(%rax), %r13
	movl	%ebp, %ebp
	shlq	$6, %rbp
.Ltmp66:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	24(%rax), %r14
.Ltmp67:
	callq	tables@PLT
	movq	%rax, %r12
	callq	tables@PLT
	addq	32(%rax), %r12
	movl	4(%rbp,%r13), %ebx
.Ltmp68:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	40(%rax), %r15
	movq	%r13, 16(%rsp)
	movq	%rbp, 8(%rsp)
	movl	8(%rbp,%r13), %eax
	movq	%rax, (%rsp)
	movl	4(%r12,%rbx,8), %ebp
	testq	%rbp, %rbp
	je	.LBB27_13
.Ltmp69:
	movl	(%r12,%rbx,8), %r12d
	addq	%r14, %r12
	movq	g3(%rip), %rax
	xorl	%ebx, %ebx
	jmp	.LBB27_4
	.p2align	4
.LBB27_2:
	movb	%r13b, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB27_3:
	incq	%rbx
	cmpq	%rbx, %rbp
	je	.LBB27_13
.LBB27_4:
	movzbl	(%r12,%rbx), %r13d
	testq	%rax, %rax
	je	.LBB27_7
.LBB27_5:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB27_2
.Ltmp70:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB27_2
.Ltmp71:
.Ltmp72:
	.p2align	4
.LBB27_7:
	cmpb	$27, %r13b
	jne	.LBB27_9
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB27_3
.LBB27_9:
	cmpb	$1, g17(%rip)
	jne	.LBB27_5
	cmpb	$109, %r13b
	jne	.LBB27_12
	movb	$0, g17(%rip)
.LBB27_12:
	xorl	%eax, %eax
	jmp	.LBB27_3
.LBB27_13:
	movl	$.Ls13, %edi
	callq	say@PLT
	movq	(%rsp), %rax
	movl	4(%r15,%rax,8), %r12d
	testq	%r12, %r12
	je	.LBB27_26
	movl	(%r15,%rax,8), %eax
	addq	%rax, %r14
	movq	g3(%rip), %rax
	xorl	%ebx, %ebx
	jmp	.LBB27_17
	.p2align	4
.LBB27_15:
	movb	%bpl, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB27_16:
	incq	%rbx
	cmpq	%rbx, %r12
	je	.LBB27_26
.LBB27_17:
	movzbl	(%r14,%rbx), %ebp
	testq	%rax, %rax
	je	.LBB27_20
.LBB27_18:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB27_15
.Ltmp73:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB27_15
.Ltmp74:
.Ltmp75:
	.p2align	4
.LBB27_20:
	cmpb	$27, %bpl
	jne	.LBB27_22
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB27_16
.LBB27_22:
	cmpb	$1, g17(%rip)
	jne	.LBB27_18
	cmpb	$109, %bpl
	jne	.LBB27_25
	movb	$0, g17(%rip)
.LBB27_25:
	xorl	%eax, %eax
	jmp	.LBB27_16
.LBB27_26:
	movl	$.Ls14, %edi
	callq	say@PLT
	movq	16(%rsp), %rbx
	movq	8(%rsp), %r14
	movl	12(%rbx,%r14), %edi
	callq	say_unsigned@PLT
	movl	$.Ls14, %edi
	callq	say@PLT
	movl	16(%rbx,%r14), %edi
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say_unsigned@PLT
.Ltmp76:
.Lfunc_end27:
	.size	say_place, .Lfunc_end27-say_place
	.globl	walk
	.p2align	4
	.type	walk,@function
walk:
.Lfunc_begin28:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$72, %rsp
	movq	%r9, 32(%rsp)
	movq	%r8, 24(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%rsi, %rbp
	movq	%rdi, %r12
	movq	(%rdi), %r14
.Ltmp77:
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	movq	80(%rax), %r15
.Ltmp78:
	callq	tables@PLT
	movq	88(%rax), %rax
	testq	%rax, %rax
	jle	.LBB28_1
.Ltmp79:
	addq	%r15, %rbx
	addq	$8, %r12
	movq	$0, (%rsp)
.LBB28_3:
	xorl	%ecx, %ecx
	jmp	.LBB28_4
	.p2align	4
.LBB28_7:
	movq	%rdx, %rax
	cmpq	%rax, %rcx
	jge	.LBB28_20
.LBB28_4:
	leaq	(%rax,%rcx), %rsi
	movq	%rsi, %rdx
	shrq	$63, %rdx
	addq	%rsi, %rdx
	sarq	%rdx
	movq	%rdx, %r15
	shlq	$4, %r15
	movl	(%rbx,%r15), %esi
	cmpq	%rsi, %r14
	je	.LBB28_9
	jle	.LBB28_7
	incq	%rdx
	movq	%rdx, %rcx
	cmpq	%rax, %rcx
	jl	.LBB28_4
	jmp	.LBB28_20
	.p2align	4
.LBB28_9:
.Ltmp80:
	callq	tables@PLT
	movq	%rax, %r13
	callq	tables@PLT
	movq	96(%rax), %rax
	leaq	(%rax,%r13), %rdx
	movl	4(%rbx,%r15), %ecx
	movl	(%rcx,%rdx), %edx
	movq	%rdx, 48(%rsp)
	testq	%rdx, %rdx
	je	.LBB28_16
.Ltmp81:
	movq	%rbp, 8(%rsp)
	movq	%r12, 16(%rsp)
	addq	%rcx, %rax
	addq	%r13, %rax
	addq	$4, %rax
	movq	%rax, 40(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB28_11
	.p2align	4
.LBB28_14:
	incq	%r12
	cmpq	%r12, 48(%rsp)
	je	.LBB28_15
.LBB28_11:
	movq	64(%rsp), %rcx
	testq	%rcx, %rcx
	movq	40(%rsp), %rax
	movl	(%rax,%r12,4), %eax
	movl	%eax, %r13d
	cmovnsl	%ecx, %r13d
	movq	(%rsp), %rbp
	addq	%r12, %rbp
	cmovnel	%eax, %r13d
.Ltmp82:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	8(%rax), %r14
	movq	%r13, %rax
	shlq	$6, %rax
	cmpl	$4, (%rax,%r14)
	je	.LBB28_19
.Ltmp83:
	movq	56(%rsp), %rdx
	testq	%rdx, %rdx
	jle	.LBB28_14
	movl	%r13d, %edi
	movq	%rbp, %rsi
	movq	24(%rsp), %rcx
	movq	32(%rsp), %r8
	callq	say_frame@PLT
	jmp	.LBB28_14
.LBB28_15:
	addq	%r12, (%rsp)
	movq	16(%rsp), %r12
	movq	8(%rsp), %rbp
.LBB28_16:
	movl	8(%rbx,%r15), %eax
	movl	%eax, %ecx
	sarl	%ecx
	testb	$1, %al
	cmovneq	%rbp, %r12
	movslq	%ecx, %rax
	addq	%rax, %r12
	movslq	12(%rbx,%r15), %rax
	testq	%rax, %rax
	je	.LBB28_18
	movq	(%r12,%rax), %rbp
.LBB28_18:
	movq	-8(%r12), %r14
.Ltmp84:
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	addq	80(%rax), %rbx
.Ltmp85:
	callq	tables@PLT
	movq	88(%rax), %rax
	testq	%rax, %rax
	jg	.LBB28_3
	jmp	.LBB28_20
.Ltmp86:
.LBB28_1:
	movq	$0, (%rsp)
	jmp	.LBB28_20
.LBB28_19:
	movq	%rbp, (%rsp)
.LBB28_20:
	movq	(%rsp), %rax
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end28:
	.size	walk, .Lfunc_end28-walk
	.globl	say_frame
	.p2align	4
	.type	say_frame,@function
say_frame:
.Lfunc_begin29:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%r8, %rbx
	cmpq	$21, %rdx
	setge	%al
	cmpq	$10, %rsi
	setge	%r8b
	andb	%al, %r8b
	leaq	-5(%rdx), %rax
	cmpq	%rax, %rsi
	setl	%al
	andb	%r8b, %al
	cmpb	$1, %al
	jne	.LBB29_3
	cmpq	$10, %rsi
	jbe	.LBB29_7
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB29_3:
	movl	%edi, %ebp
	testq	%rsi, %rsi
	jle	.LBB29_6
.Ltmp87:
	movl	$.Ls1, %edi
	callq	say@PLT
	testq	%rbx, %rbx
	jle	.LBB29_6
.Ltmp88:
	.p2align	4
.LBB29_5:
.Ltmp89:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB29_5
.Ltmp90:
.LBB29_6:
	movl	%ebp, %edi
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say_place@PLT
.LBB29_7:
	movq	%rcx, %r15
	movq	%rdx, %r14
	movl	$.Ls1, %edi
	callq	say@PLT
	testq	%rbx, %rbx
	jle	.LBB29_9
.Ltmp91:
	.p2align	4
.LBB29_8:
.Ltmp92:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB29_8
.Ltmp93:
.LBB29_9:
	testq	%r15, %r15
	je	.LBB29_12
	movl	$.Ls15, %edi
	jmp	.LBB29_11
.LBB29_12:
	movl	$.Ls16, %edi
	callq	say@PLT
	movq	%r14, %rdi
	addq	$-15, %rdi
.Ltmp94:
	callq	say_unsigned@PLT
.Ltmp95:
	movl	$.Ls17, %edi
.LBB29_11:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say@PLT
.Ltmp96:
.Lfunc_end29:
	.size	say_frame, .Lfunc_end29-say_frame
	.globl	title
	.p2align	4
	.type	title,@function
title:
.Lfunc_begin30:
	leaq	-1(%rdi), %rcx
	movl	$.Ls25, %eax
	cmpq	$6, %rcx
	ja	.LBB30_2
	movq	.Lswitch.table.trap_head-8(,%rdi,8), %rax
.LBB30_2:
	retq
.Lfunc_end30:
	.size	title, .Lfunc_end30-title
	.globl	trap_head
	.p2align	4
	.type	trap_head,@function
trap_head:
.Lfunc_begin31:
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp97:
	callq	lost@PLT
	movl	$.Ls26, %edi
	callq	say@PLT
	testq	%rbx, %rbx
	js	.LBB31_1
.Ltmp98:
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
	jmp	.LBB31_3
.LBB31_1:
	movl	$.Ls8, %edi
	callq	say@PLT
	movq	%rbx, %rdi
	negq	%rdi
	callq	say_unsigned@PLT
.Ltmp99:
.LBB31_3:
	movl	$.Ls27, %edi
	callq	say@PLT
	leaq	-1(%rbx), %rax
	movl	$.Ls25, %edi
	cmpq	$6, %rax
	ja	.LBB31_5
	movq	.Lswitch.table.trap_head-8(,%rbx,8), %rdi
.LBB31_5:
	callq	say@PLT
	movl	$.Ls28, %edi
	popq	%rbx
	jmp	say@PLT
.Ltmp100:
.Lfunc_end31:
	.size	trap_head, .Lfunc_end31-trap_head
	.globl	trap_begin
	.p2align	4
	.type	trap_begin,@function
trap_begin:
.Lfunc_begin32:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movl	%esi, %ebp
.Ltmp101:
	callq	trap_head@PLT
.Ltmp102:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	8(%rax), %r15
	movl	%ebp, %r13d
	shlq	$6, %r13
.Ltmp103:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	24(%rax), %r14
	movl	24(%r13,%r15), %r12d
	addq	%r14, %r12
	cmpl	$0, 48(%r13,%r15)
	je	.LBB32_15
.Ltmp104:
	movl	28(%r15,%r13), %ebx
	testq	%rbx, %rbx
	je	.LBB32_14
	movq	g3(%rip), %rax
	xorl	%r14d, %r14d
	jmp	.LBB32_5
	.p2align	4
.LBB32_3:
	movb	%bpl, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB32_4:
	incq	%r14
	cmpq	%r14, %rbx
	je	.LBB32_14
.LBB32_5:
	movzbl	(%r12,%r14), %ebp
	testq	%rax, %rax
	je	.LBB32_8
.LBB32_6:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB32_3
.Ltmp105:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB32_3
.Ltmp106:
.Ltmp107:
	.p2align	4
.LBB32_8:
	cmpb	$27, %bpl
	jne	.LBB32_10
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB32_4
.LBB32_10:
	cmpb	$1, g17(%rip)
	jne	.LBB32_6
	cmpb	$109, %bpl
	jne	.LBB32_13
	movb	$0, g17(%rip)
.LBB32_13:
	xorl	%eax, %eax
	jmp	.LBB32_4
.LBB32_14:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB32_15:
	movl	44(%r15,%r13), %ebp
	testq	%rbp, %rbp
	je	.LBB32_18
	movq	%rbp, %rbx
	.p2align	4
.LBB32_17:
.Ltmp108:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB32_17
.Ltmp109:
.LBB32_18:
	movl	$.Ls29, %edi
	callq	say@PLT
.Ltmp110:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	40(%rax), %r14
	movq	%r15, 16(%rsp)
	movq	%r13, 8(%rsp)
	movl	8(%r15,%r13), %r13d
.Ltmp111:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	movl	4(%r14,%r13,8), %ebx
	testq	%rbx, %rbx
	je	.LBB32_31
.Ltmp112:
	addq	24(%rax), %r15
	movl	(%r14,%r13,8), %r14d
	addq	%r15, %r14
	movq	g3(%rip), %rax
	xorl	%r15d, %r15d
	jmp	.LBB32_22
	.p2align	4
.LBB32_20:
	movb	%r13b, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB32_21:
	incq	%r15
	cmpq	%r15, %rbx
	je	.LBB32_31
.LBB32_22:
	movzbl	(%r14,%r15), %r13d
	testq	%rax, %rax
	je	.LBB32_25
.LBB32_23:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB32_20
.Ltmp113:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB32_20
.Ltmp114:
.Ltmp115:
	.p2align	4
.LBB32_25:
	cmpb	$27, %r13b
	jne	.LBB32_27
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB32_21
.LBB32_27:
	cmpb	$1, g17(%rip)
	jne	.LBB32_23
	cmpb	$109, %r13b
	jne	.LBB32_30
	movb	$0, g17(%rip)
.LBB32_30:
	xorl	%eax, %eax
	jmp	.LBB32_21
.LBB32_31:
	movl	$.Ls14, %edi
	callq	say@PLT
	movq	16(%rsp), %r13
	movq	8(%rsp), %rbx
	movl	12(%r13,%rbx), %edi
	callq	say_unsigned@PLT
	movl	$.Ls14, %edi
	callq	say@PLT
	movl	16(%r13,%rbx), %edi
	callq	say_unsigned@PLT
	movl	$.Ls1, %edi
	callq	say@PLT
	leaq	1(%rbp), %rbx
.Ltmp116:
	.p2align	4
.LBB32_32:
.Ltmp117:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB32_32
.Ltmp118:
	movl	$.Ls35, %edi
	callq	say@PLT
.Ltmp119:
	movl	$.Ls30, %edi
	callq	say@PLT
	movq	8(%rsp), %rbx
	movl	12(%r13,%rbx), %edi
	callq	say_unsigned@PLT
	movl	$.Ls31, %edi
	callq	say@PLT
	movl	28(%r13,%rbx), %ebx
	testq	%rbx, %rbx
	je	.LBB32_46
	movq	g3(%rip), %rax
	xorl	%r14d, %r14d
	jmp	.LBB32_37
	.p2align	4
.LBB32_35:
	movb	%r15b, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB32_36:
	incq	%r14
	cmpq	%r14, %rbx
	je	.LBB32_46
.LBB32_37:
	movzbl	(%r12,%r14), %r15d
	testq	%rax, %rax
	je	.LBB32_40
.LBB32_38:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB32_35
.Ltmp120:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB32_35
.Ltmp121:
.Ltmp122:
	.p2align	4
.LBB32_40:
	cmpb	$27, %r15b
	jne	.LBB32_42
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB32_36
.LBB32_42:
	cmpb	$1, g17(%rip)
	jne	.LBB32_38
	cmpb	$109, %r15b
	jne	.LBB32_45
	movb	$0, g17(%rip)
.LBB32_45:
	xorl	%eax, %eax
	jmp	.LBB32_36
.LBB32_46:
	movl	$.Ls1, %edi
	callq	say@PLT
	incq	%rbp
.Ltmp123:
	.p2align	4
.LBB32_47:
.Ltmp124:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbp
	jne	.LBB32_47
.Ltmp125:
	movl	$.Ls35, %edi
	callq	say@PLT
.Ltmp126:
	movl	$.Ls12, %edi
	callq	say@PLT
	movq	8(%rsp), %rax
	movzwl	34(%r13,%rax), %ebx
	testq	%rbx, %rbx
	je	.LBB32_50
.Ltmp127:
	.p2align	4
.LBB32_49:
.Ltmp128:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB32_49
.Ltmp129:
.LBB32_50:
	movl	$.Ls32, %edi
	callq	say@PLT
	movq	8(%rsp), %rax
	movzwl	32(%r13,%rax), %ebx
	testq	%rbx, %rbx
	je	.LBB32_52
.Ltmp130:
	.p2align	4
.LBB32_51:
	movl	$.Ls33, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB32_51
.LBB32_52:
	movl	$.Ls34, %edi
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say@PLT
.Ltmp131:
.Lfunc_end32:
	.size	trap_begin, .Lfunc_end32-trap_begin
	.globl	say_bar
	.p2align	4
	.type	say_bar,@function
say_bar:
.Lfunc_begin33:
	movabsq	$9223372036854775806, %rax
	cmpq	%rax, %rdi
	ja	.LBB33_4
	pushq	%rbx
	movq	%rdi, %rbx
	incq	%rbx
	.p2align	4
.LBB33_2:
.Ltmp132:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB33_2
.Ltmp133:
	popq	%rbx
.LBB33_4:
	movl	$.Ls35, %edi
	jmp	say@PLT
.Ltmp134:
.Lfunc_end33:
	.size	say_bar, .Lfunc_end33-say_bar
	.globl	trap_end
	.p2align	4
	.type	trap_end,@function
trap_end:
.Lfunc_begin34:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$40, %rsp
	movq	%rcx, %rbx
	movq	%rdx, 24(%rsp)
	movl	%esi, %r14d
	movq	%rdi, 16(%rsp)
.Ltmp135:
	callq	tables@PLT
	movq	%rax, %rbp
	callq	tables@PLT
	addq	8(%rax), %rbp
	movl	%r14d, 12(%rsp)
	movl	%r14d, %r12d
	movq	%r12, %r15
	shlq	$6, %r15
	movl	44(%r15,%rbp), %r13d
	cmpl	$0, 48(%r15,%rbp)
	movq	%rbx, 32(%rsp)
	je	.LBB34_14
.Ltmp136:
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	movl	32(%rbp,%r15), %r14d
	testq	%r14, %r14
	je	.LBB34_17
.Ltmp137:
	movl	24(%rbp,%r15), %ecx
	movl	28(%rbp,%r15), %edx
	addq	24(%rax), %rcx
	movq	g3(%rip), %rax
	addq	%rdx, %rbx
	addq	%rcx, %rbx
	xorl	%ebp, %ebp
	jmp	.LBB34_5
	.p2align	4
.LBB34_3:
	movb	%r15b, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB34_4:
	incq	%rbp
	cmpq	%rbp, %r14
	je	.LBB34_17
.LBB34_5:
	movzbl	(%rbx,%rbp), %r15d
	testq	%rax, %rax
	je	.LBB34_8
.LBB34_6:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB34_3
.Ltmp138:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB34_3
.Ltmp139:
.Ltmp140:
	.p2align	4
.LBB34_8:
	cmpb	$27, %r15b
	jne	.LBB34_10
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB34_4
.LBB34_10:
	cmpb	$1, g17(%rip)
	jne	.LBB34_6
	cmpb	$109, %r15b
	jne	.LBB34_13
	movb	$0, g17(%rip)
.LBB34_13:
	xorl	%eax, %eax
	jmp	.LBB34_4
.LBB34_14:
	movl	$.Ls28, %edi
	callq	say@PLT
	leaq	1(%r13), %rbx
.Ltmp141:
	.p2align	4
.LBB34_15:
.Ltmp142:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB34_15
.Ltmp143:
	movl	$.Ls35, %edi
	callq	say@PLT
.Ltmp144:
	movl	$.Ls1, %edi
	callq	say@PLT
.LBB34_17:
	leaq	1(%r13), %rbx
	.p2align	4
.LBB34_18:
.Ltmp145:
	movl	$.Ls12, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB34_18
.Ltmp146:
	movl	$.Ls36, %edi
	callq	say@PLT
	movq	24(%rsp), %r15
	movq	%r15, %rdi
	movq	32(%rsp), %r14
	movq	%r14, %rsi
	movq	%r12, %rdx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	walk@PLT
	testq	%rax, %rax
	je	.LBB34_21
	xorl	%r8d, %r8d
	movq	16(%rsp), %rbx
	cmpq	$4, %rbx
	sete	%r8b
	addq	$10, %r13
	movq	%r15, %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movq	%rax, %rcx
	movq	%r13, %r9
	callq	walk@PLT
	jmp	.LBB34_22
.LBB34_21:
	movl	12(%rsp), %edi
	callq	say_place@PLT
	movq	16(%rsp), %rbx
.LBB34_22:
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp147:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
	cmpq	$5, %rbx
	jne	.LBB34_25
.Ltmp148:
	movq	g1(%rip), %rax
	movzbl	%al, %r14d
.Ltmp149:
	callq	lost@PLT
	testq	%r14, %r14
	movl	$74, %ebx
	cmovneq	%r14, %rbx
	testb	$1, %al
	cmoveq	%r14, %rbx
.Ltmp150:
	.p2align	4
.LBB34_24:
.Ltmp151:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB34_24
.Ltmp152:
.LBB34_25:
	callq	lost@PLT
.Ltmp153:
	.p2align	4
.LBB34_26:
.Ltmp154:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$101, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB34_26
.Ltmp155:
.Lfunc_end34:
	.size	trap_end, .Lfunc_end34-trap_end
	.globl	trap_bare
	.p2align	4
	.type	trap_bare,@function
trap_bare:
.Lfunc_begin35:
	pushq	%rbx
	movq	%rsi, %rbx
.Ltmp156:
	callq	trap_head@PLT
	movl	$.Ls37, %edi
	callq	say@PLT
	movq	%rbx, %rdi
	popq	%rbx
	jmp	say@PLT
.Ltmp157:
.Lfunc_end35:
	.size	trap_bare, .Lfunc_end35-trap_bare
	.globl	trap_bare_end
	.p2align	4
	.type	trap_bare_end,@function
trap_bare_end:
.Lfunc_begin36:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
.Ltmp158:
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp159:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
	cmpq	$5, %rbx
	jne	.LBB36_3
.Ltmp160:
	movq	g1(%rip), %rax
	movzbl	%al, %r14d
.Ltmp161:
	callq	lost@PLT
	testq	%r14, %r14
	movl	$74, %ebx
	cmovneq	%r14, %rbx
	testb	$1, %al
	cmoveq	%r14, %rbx
.Ltmp162:
	.p2align	4
.LBB36_2:
.Ltmp163:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB36_2
.Ltmp164:
.LBB36_3:
	callq	lost@PLT
.Ltmp165:
	.p2align	4
.LBB36_4:
.Ltmp166:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$101, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB36_4
.Ltmp167:
.Lfunc_end36:
	.size	trap_bare_end, .Lfunc_end36-trap_bare_end
	.globl	rt_trap
	.p2align	4
	.type	rt_trap,@function
rt_trap:
.Lfunc_begin37:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movl	%edi, %ebp
.Ltmp168:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	8(%rax), %r15
	movl	%ebp, %eax
	shlq	$6, %rax
	cmpl	$2, (%rax,%r15)
	jne	.LBB37_2
.Ltmp169:
	movl	$6, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls38, %edi
	callq	say@PLT
	movl	$6, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.LBB37_2:
	movl	$1, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls39, %edi
	callq	say@PLT
	movl	$1, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.Ltmp170:
.Lfunc_end37:
	.size	rt_trap, .Lfunc_end37-rt_trap
	.globl	rt_trap_index
	.p2align	4
	.type	rt_trap_index,@function
rt_trap_index:
.Lfunc_begin38:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%r8, (%rsp)
	movq	%rcx, %r14
	movl	%edx, %ebp
	movq	%rdi, %r12
.Ltmp171:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	8(%rax), %r15
	movl	%ebp, %ebx
	shlq	$6, %rbx
.Ltmp172:
	movl	$2, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls40, %edi
	callq	say@PLT
	testq	%r12, %r12
	jns	.LBB38_2
.Ltmp173:
	movl	$.Ls8, %edi
	callq	say@PLT
	negq	%r12
	movq	%r12, %rdi
	callq	say_unsigned@PLT
	jmp	.LBB38_3
.LBB38_2:
	movq	%r12, %rdi
	callq	say_unsigned@PLT
.Ltmp174:
.LBB38_3:
	movl	$.Ls41, %edi
	callq	say@PLT
.Ltmp175:
	callq	tables@PLT
	movq	%rax, %r12
	callq	tables@PLT
	movl	40(%r15,%rbx), %r13d
	testq	%r13, %r13
	jne	.LBB38_5
.Ltmp176:
.LBB38_4:
	movl	$2, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	(%rsp), %rcx
	callq	trap_end@PLT
.LBB38_5:
	addq	24(%rax), %r12
	movl	36(%r15,%rbx), %r15d
	addq	%r12, %r15
	movq	g3(%rip), %rax
	xorl	%r12d, %r12d
	jmp	.LBB38_8
	.p2align	4
.LBB38_6:
	movb	%bl, g15(%rcx)
	incq	%rcx
	movq	%rcx, g16(%rip)
.LBB38_7:
	incq	%r12
	cmpq	%r12, %r13
	je	.LBB38_4
.LBB38_8:
	movzbl	(%r15,%r12), %ebx
	testq	%rax, %rax
	je	.LBB38_11
.LBB38_9:
	movq	g16(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB38_6
.Ltmp177:
	movl	$2, %edi
	movl	$g15, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB38_6
.Ltmp178:
.Ltmp179:
	.p2align	4
.LBB38_11:
	cmpb	$27, %bl
	jne	.LBB38_13
	movb	$1, g17(%rip)
	xorl	%eax, %eax
	jmp	.LBB38_7
.LBB38_13:
	cmpb	$1, g17(%rip)
	jne	.LBB38_9
	cmpb	$109, %bl
	jne	.LBB38_16
	movb	$0, g17(%rip)
.LBB38_16:
	xorl	%eax, %eax
	jmp	.LBB38_7
.Lfunc_end38:
	.size	rt_trap_index, .Lfunc_end38-rt_trap_index
	.globl	rt_trap_access
	.p2align	4
	.type	rt_trap_access,@function
rt_trap_access:
.Lfunc_begin39:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%r8, %r14
	movq	%rcx, %rbx
	movl	%edx, %ebp
	movq	%rsi, %r15
	movq	%rdi, %r12
.Ltmp180:
	callq	tables@PLT
	movq	%rax, %r13
	callq	tables@PLT
	addq	8(%rax), %r13
	movl	%ebp, %eax
	shlq	$6, %rax
	movl	20(%rax,%r13), %edx
	xorl	%ecx, %ecx
	cmpl	$3, (%rax,%r13)
	sete	%cl
	addq	%r12, %r15
.Ltmp181:
	movq	%r14, (%rsp)
	movq	%r12, %rdi
	movq	%r15, %rsi
	movl	%ebp, %r8d
	movq	%rbx, %r9
	callq	trap_access@PLT
.Ltmp182:
.Lfunc_end39:
	.size	rt_trap_access, .Lfunc_end39-rt_trap_access
	.globl	trap_access
	.p2align	4
	.type	trap_access,@function
trap_access:
.Lfunc_begin40:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$40, %rsp
	movq	%r9, 32(%rsp)
	movq	%rcx, 24(%rsp)
	movq	%rdx, 8(%rsp)
	movq	%rsi, (%rsp)
	movq	%rdi, %r13
	movq	%rdi, %r14
	shrq	$40, %r14
	leaq	-5(%r14), %rax
	movq	%r14, %rcx
	cmpq	$32, %rax
	jb	.LBB40_5
	leal	-37(%r14), %eax
	cmpl	$19, %eax
	ja	.LBB40_3
	leaq	-32(%r14), %rcx
	jmp	.LBB40_5
.LBB40_3:
	leal	-85(%r14), %eax
	cmpl	$-24, %eax
	jae	.LBB40_4
	movl	$2, %r12d
	movb	$1, %bpl
	jmp	.LBB40_6
.LBB40_4:
	leaq	-56(%r14), %rcx
.LBB40_5:
	movq	%r13, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	movl	$2, %r12d
	movb	$1, %bpl
	cmpq	$0, -16(%rax)
	je	.LBB40_6
	movq	%r13, %r15
	shrq	%cl, %r15
	shlq	%cl, %r15
	testq	%r15, %r15
	jne	.LBB40_8
.LBB40_6:
	xorl	%r15d, %r15d
	xorl	%ebx, %ebx
	jmp	.LBB40_13
.LBB40_8:
	movq	%r15, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB40_12
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB40_11
	addq	$-32, %rcx
	jmp	.LBB40_12
.LBB40_11:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB40_12:
	movq	%r15, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	movq	(%rsp), %rcx
	subq	%r15, %rcx
	movq	-8(%rax), %rax
	subq	8(%rsp), %rax
	setge	%dl
	cmpq	%rax, %rcx
	setbe	%bl
	andb	%dl, %bl
	movzbl	%bl, %r12d
	orq	$2, %r12
	xorl	%ebp, %ebp
.LBB40_13:
.Ltmp183:
	movq	%r12, %rdi
	movl	%r8d, 20(%rsp)
	movl	%r8d, %esi
	callq	trap_begin@PLT
	cmpq	$0, 24(%rsp)
	jne	.LBB40_14
	movl	$.Ls43, %edi
	callq	say@PLT
	jmp	.LBB40_16
.LBB40_14:
	movl	$.Ls42, %edi
	callq	say@PLT
.LBB40_16:
	movq	8(%rsp), %rdi
	callq	say_count@PLT
	movl	$.Ls13, %edi
	callq	say@PLT
	movq	(%rsp), %rdi
	callq	say_hex@PLT
	movl	$.Ls44, %edi
	callq	say@PLT
	testb	%bl, %bl
	je	.LBB40_18
	movl	$.Ls45, %edi
	callq	say@PLT
	jmp	.LBB40_31
.LBB40_18:
	testb	%bpl, %bpl
	je	.LBB40_30
	movl	$.Ls50, %edi
	testq	%r13, %r13
	je	.LBB40_29
	leaq	-5(%r14), %rax
	cmpl	$31, %eax
	ja	.LBB40_23
	movabsq	$1099511627775, %rax
	andq	%rax, %r13
	movl	%r14d, %ecx
	shrq	%cl, %r13
	testq	%r13, %r13
	jne	.LBB40_26
	xorl	%eax, %eax
	movq	%r14, %rcx
	jmp	.LBB40_28
.LBB40_30:
	movq	%r15, %rdi
	movq	(%rsp), %rsi
	movq	8(%rsp), %rdx
	callq	say_miss@PLT
	jmp	.LBB40_31
.LBB40_23:
	leal	-37(%r14), %eax
	movq	$-32, %rcx
	cmpl	$20, %eax
	jb	.LBB40_25
	leal	-85(%r14), %eax
	movq	$-56, %rcx
	movl	$.Ls51, %edi
	cmpl	$-24, %eax
	jb	.LBB40_29
.LBB40_25:
	addq	%r14, %rcx
	movabsq	$1099511627775, %rax
	andq	%rax, %r13
	shrq	%cl, %r13
	testq	%r13, %r13
	setne	%al
.LBB40_28:
	addl	$56, %ecx
	movl	$.Ls53, %edi
	movl	$.Ls51, %edx
	testb	$1, %al
	cmoveq	%rdx, %rdi
	cmpl	%ecx, %r14d
	cmovneq	%rdx, %rdi
.LBB40_29:
	callq	say@PLT
.LBB40_31:
	movq	%r12, %rdi
	movl	20(%rsp), %esi
	movq	32(%rsp), %rdx
	movq	96(%rsp), %rcx
	callq	trap_end@PLT
.Ltmp184:
.LBB40_26:
	movl	$.Ls52, %edi
	cmpq	g18(,%r14,8), %r13
	jl	.LBB40_29
	movb	$1, %al
	cmpb	$0, g19(%r14)
	movq	%r14, %rcx
	je	.LBB40_28
	jmp	.LBB40_29
.Lfunc_end40:
	.size	trap_access, .Lfunc_end40-trap_access
	.globl	say_miss
	.p2align	4
	.type	say_miss,@function
say_miss:
.Lfunc_begin41:
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %r14
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB41_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB41_3
	addq	$-32, %rcx
	jmp	.LBB41_4
.LBB41_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edi, %edi
	cmpl	$24, %eax
	cmovaeq	%rdi, %rcx
.LBB41_4:
	movq	%r14, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	movq	-8(%rax), %rbx
	cmpq	%r14, %rsi
	jae	.LBB41_7
	subq	%rsi, %r14
.Ltmp185:
	movq	%r14, %rdi
	callq	say_unsigned@PLT
	cmpq	$1, %r14
	jne	.LBB41_12
.Ltmp186:
	movl	$.Ls10, %edi
	callq	say@PLT
	jmp	.LBB41_13
.Ltmp187:
.LBB41_7:
	addq	%rbx, %r14
	movq	%rsi, %r15
	subq	%r14, %r15
	jae	.LBB41_8
	movl	$.Ls48, %edi
	movq	%rdx, %r15
	movq	%rsi, %r12
	callq	say@PLT
	addq	%r12, %r15
	subq	%r14, %r15
	movq	%r15, %rdi
	callq	say_count@PLT
	movl	$.Ls47, %edi
	callq	say@PLT
	jmp	.LBB41_15
.LBB41_12:
.Ltmp188:
	movl	$.Ls11, %edi
	callq	say@PLT
.Ltmp189:
.LBB41_13:
	movl	$.Ls46, %edi
	callq	say@PLT
	movl	$.Ls49, %edi
	callq	say@PLT
	jmp	.LBB41_16
.LBB41_8:
	movq	%r15, %rdi
	callq	say_unsigned@PLT
	cmpq	$1, %r15
	jne	.LBB41_10
.Ltmp190:
	movl	$.Ls10, %edi
	callq	say@PLT
	jmp	.LBB41_11
.LBB41_10:
	movl	$.Ls11, %edi
	callq	say@PLT
.Ltmp191:
.LBB41_11:
	movl	$.Ls47, %edi
	callq	say@PLT
.LBB41_15:
	movl	$.Ls49, %edi
	callq	say@PLT
.LBB41_16:
	movq	%rbx, %rdi
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	jmp	say_count@PLT
.Ltmp192:
.Lfunc_end41:
	.size	say_miss, .Lfunc_end41-say_miss
	.globl	say_plural
	.p2align	4
	.type	say_plural,@function
say_plural:
.Lfunc_begin42:
	cmpq	$1, %rdi
	jne	.LBB42_2
.Ltmp193:
	movl	$.Ls10, %edi
	jmp	say@PLT
.LBB42_2:
	movl	$.Ls11, %edi
	jmp	say@PLT
.Ltmp194:
.Lfunc_end42:
	.size	say_plural, .Lfunc_end42-say_plural
	.globl	class_of
	.p2align	4
	.type	class_of,@function
class_of:
.Lfunc_begin43:
	movq	%rdi, %rax
	leaq	-5(%rdi), %rcx
	cmpq	$32, %rcx
	jb	.LBB43_4
	leaq	-37(%rax), %rcx
	cmpq	$19, %rcx
	ja	.LBB43_3
	addq	$-32, %rax
	retq
.LBB43_3:
	leaq	-61(%rax), %rcx
	addq	$-56, %rax
	xorl	%edx, %edx
	cmpq	$24, %rcx
	cmovaeq	%rdx, %rax
.LBB43_4:
	retq
.Lfunc_end43:
	.size	class_of, .Lfunc_end43-class_of
	.globl	slot_end
	.p2align	4
	.type	slot_end,@function
slot_end:
.Lfunc_begin44:
	movq	%rsi, %rcx
	sarq	%cl, %rdi
	leaq	1(%rdi), %rax
	shlq	%cl, %rax
	retq
.Lfunc_end44:
	.size	slot_end, .Lfunc_end44-slot_end
	.globl	block_of
	.p2align	4
	.type	block_of,@function
block_of:
.Lfunc_begin45:
	movq	%rdi, %rax
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %edx
	cmpl	$32, %edx
	jb	.LBB45_5
	leal	-37(%rcx), %edx
	cmpl	$19, %edx
	ja	.LBB45_3
	addq	$-32, %rcx
	jmp	.LBB45_5
.LBB45_3:
	leal	-85(%rcx), %edx
	cmpl	$-24, %edx
	jb	.LBB45_6
	addq	$-56, %rcx
.LBB45_5:
	movq	%rax, %rdx
	sarq	%cl, %rdx
	incq	%rdx
	shlq	%cl, %rdx
	cmpq	$0, -16(%rdx)
	je	.LBB45_6
	shrq	%cl, %rax
	shlq	%cl, %rax
	retq
.LBB45_6:
	xorl	%eax, %eax
	retq
.Lfunc_end45:
	.size	block_of, .Lfunc_end45-block_of
	.globl	size_of
	.p2align	4
	.type	size_of,@function
size_of:
.Lfunc_begin46:
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB46_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB46_3
	addq	$-32, %rcx
	jmp	.LBB46_4
.LBB46_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB46_4:
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	movq	-8(%rdi), %rax
	retq
.Lfunc_end46:
	.size	size_of, .Lfunc_end46-size_of
	.globl	owner_of
	.p2align	4
	.type	owner_of,@function
owner_of:
.Lfunc_begin47:
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB47_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB47_3
	addq	$-32, %rcx
	jmp	.LBB47_4
.LBB47_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB47_4:
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	movq	-16(%rdi), %rax
	retq
.Lfunc_end47:
	.size	owner_of, .Lfunc_end47-owner_of
	.globl	inside
	.p2align	4
	.type	inside,@function
inside:
.Lfunc_begin48:
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB48_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB48_3
	addq	$-32, %rcx
	jmp	.LBB48_4
.LBB48_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%r8d, %r8d
	cmpl	$24, %eax
	cmovaeq	%r8, %rcx
.LBB48_4:
	subq	%rdi, %rsi
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	movq	-8(%rdi), %rax
	subq	%rdx, %rax
	setge	%cl
	cmpq	%rax, %rsi
	setbe	%al
	andb	%cl, %al
	retq
.Lfunc_end48:
	.size	inside, .Lfunc_end48-inside
	.globl	was_given
	.p2align	4
	.type	was_given,@function
was_given:
.Lfunc_begin49:
	testq	%rdi, %rdi
	jle	.LBB49_1
	movb	$1, %al
	cmpq	g18(,%rsi,8), %rdi
	jl	.LBB49_4
	cmpb	$0, g19(%rsi)
	setne	%al
.LBB49_4:
	retq
.LBB49_1:
	xorl	%eax, %eax
	retq
.Lfunc_end49:
	.size	was_given, .Lfunc_end49-was_given
	.globl	nothing_at
	.p2align	4
	.type	nothing_at,@function
nothing_at:
.Lfunc_begin50:
	testq	%rdi, %rdi
	je	.LBB50_1
	movq	%rdi, %rdx
	shrq	$40, %rdx
	leal	-5(%rdx), %eax
	cmpl	$31, %eax
	ja	.LBB50_5
	movabsq	$1099511627775, %rax
	andq	%rax, %rdi
	movl	%edx, %ecx
	shrq	%cl, %rdi
	testq	%rdi, %rdi
	je	.LBB50_4
	movl	$.Ls52, %eax
	cmpq	g18(,%rdx,8), %rdi
	jl	.LBB50_15
	cmpb	$0, g19(%rdx)
	je	.LBB50_12
.LBB50_15:
	retq
.LBB50_1:
	movl	$.Ls50, %eax
	retq
.LBB50_5:
	leal	-37(%rdx), %eax
	cmpl	$20, %eax
	jae	.LBB50_6
	leaq	-32(%rdx), %rcx
	jmp	.LBB50_8
.LBB50_6:
	leal	-85(%rdx), %ecx
	movl	$.Ls51, %eax
	cmpl	$-24, %ecx
	jb	.LBB50_15
	leaq	-56(%rdx), %rcx
.LBB50_8:
	movabsq	$1099511627775, %rax
	andq	%rax, %rdi
	shrq	%cl, %rdi
	jmp	.LBB50_14
.LBB50_4:
	xorl	%edi, %edi
	jmp	.LBB50_13
.LBB50_12:
	movl	$1, %edi
.LBB50_13:
	movq	%rdx, %rcx
.LBB50_14:
	addl	$56, %ecx
	testq	%rdi, %rdi
	movl	$.Ls53, %eax
	movl	$.Ls51, %esi
	cmoveq	%rsi, %rax
	cmpl	%ecx, %edx
	cmovneq	%rsi, %rax
	retq
.Lfunc_end50:
	.size	nothing_at, .Lfunc_end50-nothing_at
	.globl	class_for
	.p2align	4
	.type	class_for,@function
class_for:
.Lfunc_begin51:
	addq	$16, %rdi
	movl	$4, %ecx
	.p2align	4
.LBB51_1:
	incq	%rcx
	movl	$1, %eax
	shlq	%cl, %rax
	cmpq	%rdi, %rax
	jl	.LBB51_1
	movq	%rcx, %rax
	retq
.Lfunc_end51:
	.size	class_for, .Lfunc_end51-class_for
	.globl	slot_again
	.p2align	4
	.type	slot_again,@function
slot_again:
.Lfunc_begin52:
	movl	$40, %ecx
	subl	%esi, %ecx
	andl	$63, %ecx
	movl	$1, %r8d
	shlq	%cl, %r8
	movl	$1, %r9d
	movb	$1, g19(%rsi)
	cmpl	$63, %ecx
	jne	.LBB52_3
.LBB52_1:
	xorl	%edx, %edx
.LBB52_2:
	movq	%rdx, %rax
	retq
.LBB52_3:
	movq	%rsi, %r10
	shlq	$40, %r10
	movl	%esi, %ecx
	andl	$63, %ecx
	cmpq	$2, %r8
	cmovgeq	%r8, %r9
	jmp	.LBB52_4
	.p2align	4
.LBB52_16:
	incq	%rdi
	decq	%r9
	je	.LBB52_1
.LBB52_4:
	movq	%rdi, %rax
	orq	%r8, %rax
	shrq	$32, %rax
	je	.LBB52_5
	movq	%rdi, %rax
	cqto
	idivq	%r8
	testq	%rdx, %rdx
	jne	.LBB52_8
	jmp	.LBB52_16
	.p2align	4
.LBB52_5:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r8d
	testq	%rdx, %rdx
	je	.LBB52_16
.LBB52_8:
	movq	%rdx, %rax
	shlq	%cl, %rax
	orq	%r10, %rax
	movq	%rax, %r11
	sarq	%cl, %r11
	incq	%r11
	shlq	%cl, %r11
	cmpq	$0, -16(%r11)
	jne	.LBB52_16
	cmpq	$12, %rsi
	setge	%dil
	cmpl	$2, %ecx
	sete	%cl
	orb	%dil, %cl
	jne	.LBB52_2
	leal	61(%rsi), %ecx
	movl	$1, %edi
	shlq	%cl, %rdi
	cmpq	$4, %rdi
	jge	.LBB52_11
	movq	$0, (%rax)
	cmpq	$2, %rdi
	jl	.LBB52_2
	movq	$0, 8(%rax)
	andl	$63, %esi
	cmpl	$4, %esi
	je	.LBB52_2
	movq	$0, 16(%rax)
	movq	%rdx, %rax
	retq
.LBB52_11:
	movabsq	$9223372036854775804, %rcx
	andq	%rcx, %rdi
	xorl	%ecx, %ecx
	xorps	%xmm0, %xmm0
	.p2align	4
.LBB52_12:
	movups	%xmm0, (%rax,%rcx,8)
	movups	%xmm0, 16(%rax,%rcx,8)
	addq	$4, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB52_12
	jmp	.LBB52_2
.Lfunc_end52:
	.size	slot_again, .Lfunc_end52-slot_again
	.globl	release
	.p2align	4
	.type	release,@function
release:
.Lfunc_begin53:
	pushq	%rax
	movq	%rdi, %rax
	cmpq	$12, %rsi
	jl	.LBB53_1
	movl	$1, %edx
	movl	%esi, %ecx
	shlq	%cl, %rdx
.Ltmp195:
	movq	$0, (%rsp)
	movl	$28, %edi
	movl	$4, %ecx
	movq	%rax, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rax
	retq
.Ltmp196:
.LBB53_1:
	movl	%esi, %ecx
	andl	$63, %ecx
	movl	$4096, %edx
	shrq	%cl, %rdx
	movl	%eax, %edi
	andl	$4095, %edi
	shrq	%cl, %rdi
	testq	%rdi, %rdi
	je	.LBB53_3
	leaq	-1(%rdx), %r8
	cmpl	%r8d, %edi
	je	.LBB53_3
.LBB53_9:
	popq	%rax
	retq
.LBB53_3:
	movabsq	$1099511627775, %r8
	andq	%rax, %r8
	shrq	%cl, %r8
	subq	%rdi, %r8
	addq	%rdx, %r8
	cmpq	%r8, g18(,%rsi,8)
	jl	.LBB53_9
	andq	$-4096, %rax
	cmpl	$12, %ecx
	ja	.LBB53_8
	cmpq	$1, %rdx
	adcq	$0, %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB53_7:
	movq	%rsi, %rdi
	shlq	%cl, %rdi
	addq	%rax, %rdi
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	cmpq	$0, -16(%rdi)
	jne	.LBB53_9
	incq	%rsi
	cmpq	%rsi, %rdx
	jne	.LBB53_7
.LBB53_8:
.Ltmp197:
	movq	$0, (%rsp)
	movl	$28, %edi
	movl	$4096, %edx
	movl	$4, %ecx
	movq	%rax, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rax
	retq
.Ltmp198:
.Lfunc_end53:
	.size	release, .Lfunc_end53-release
	.globl	place
	.p2align	4
	.type	place,@function
place:
.Lfunc_begin54:
	movabsq	$68719476720, %rax
	cmpq	%rax, %rdi
	jle	.LBB54_3
	xorl	%eax, %eax
	retq
.LBB54_3:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%rsi, %rbx
	movq	%rdi, %r14
	leaq	16(%rdi), %rax
	movabsq	$4398046511104, %r13
	movq	$-36, %r12
	movabsq	$1099511627776, %rdx
	.p2align	4
.LBB54_4:
	leal	41(%r12), %r15d
	andl	$63, %r15d
	movl	$1, %esi
	movl	%r15d, %ecx
	shlq	%cl, %rsi
	addq	%rdx, %r13
	incq	%r12
	cmpq	%rax, %rsi
	jl	.LBB54_4
	movq	g18+320(,%r12,8), %rax
	cmpq	$1, %rax
	adcq	$0, %rax
	movl	%r12d, %ecx
	negb	%cl
	movq	%rax, %rdx
	sarq	%cl, %rdx
	testq	%rdx, %rdx
	jne	.LBB54_7
	cmpb	$0, g19+40(%r12)
	je	.LBB54_9
.LBB54_7:
	leaq	40(%r12), %rsi
.Ltmp199:
	movq	%rax, %rdi
	callq	slot_again@PLT
	testq	%rax, %rax
	je	.LBB54_8
.Ltmp200:
.LBB54_9:
	leaq	1(%rax), %rdx
	movl	%r15d, %ecx
	shlq	%cl, %rax
	orq	%r13, %rax
	movq	%rax, %rsi
	sarq	%cl, %rsi
	incq	%rsi
	shlq	%cl, %rsi
	movq	%rdx, g18+320(,%r12,8)
	movq	%r14, -8(%rsi)
	movq	%rbx, -16(%rsi)
	jmp	.LBB54_10
.LBB54_8:
	xorl	%eax, %eax
.LBB54_10:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.Lfunc_end54:
	.size	place, .Lfunc_end54-place
	.globl	rt_mmap
	.p2align	4
	.type	rt_mmap,@function
rt_mmap:
.Lfunc_begin55:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	%rcx, %rbx
	movq	%rdx, %r14
	movl	%esi, %ebp
	movq	%rdi, %r15
	testq	%rdi, %rdi
	js	.LBB55_7
	movq	g0(%rip), %rax
	movq	g20(%rip), %r12
	subq	%r12, %rax
	cmpq	%rax, %r15
	jg	.LBB55_3
.Ltmp201:
	movl	$1, %esi
	movq	%r15, %rdi
	callq	place@PLT
	testq	%rax, %rax
	je	.LBB55_3
	addq	%r15, %r12
	movq	%r12, g20(%rip)
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB55_3:
	movl	$5, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls55, %edi
	callq	say@PLT
	movq	%r15, %rdi
	callq	say_count@PLT
	movl	$.Ls56, %edi
	callq	say@PLT
	movq	g20(%rip), %rdi
	callq	say_count@PLT
	cmpq	$1, g20(%rip)
	jne	.LBB55_5
	movl	$.Ls57, %edi
	callq	say@PLT
	jmp	.LBB55_6
.LBB55_7:
	movl	$7, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls54, %edi
	callq	say@PLT
.Ltmp202:
	movl	$.Ls8, %edi
	callq	say@PLT
	negq	%r15
	movq	%r15, %rdi
	callq	say_unsigned@PLT
.Ltmp203:
	movl	$7, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.LBB55_5:
	movl	$.Ls58, %edi
	callq	say@PLT
.LBB55_6:
	movq	g0(%rip), %rdi
	callq	say_count@PLT
	movl	$5, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.Ltmp204:
.Lfunc_end55:
	.size	rt_mmap, .Lfunc_end55-rt_mmap
	.globl	rt_munmap
	.p2align	4
	.type	rt_munmap,@function
rt_munmap:
.Lfunc_begin56:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movq	%rcx, %rbx
	movq	%rdi, %r15
	movq	%rdi, %r12
	shrq	$40, %r12
	leaq	-5(%r12), %r13
	movq	%r12, %rcx
	cmpq	$32, %r13
	jb	.LBB56_5
	leal	-37(%r12), %eax
	cmpl	$19, %eax
	ja	.LBB56_3
	leaq	-32(%r12), %rcx
	jmp	.LBB56_5
.LBB56_3:
	leal	-85(%r12), %eax
	cmpl	$-24, %eax
	jb	.LBB56_26
	leaq	-56(%r12), %rcx
.LBB56_5:
	movq	%r15, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	cmpq	$0, -16(%rax)
	je	.LBB56_26
	movq	%r15, %rdi
	shrq	%cl, %rdi
	shlq	%cl, %rdi
	testq	%rdi, %rdi
	sete	%r14b
	je	.LBB56_27
	cmpq	%rdi, %r15
	jne	.LBB56_27
	movq	%rdi, %rax
	shrq	$40, %rax
	leaq	-5(%rax), %r10
	movq	%rax, %rcx
	cmpq	$32, %r10
	jb	.LBB56_12
	leal	-37(%rax), %ecx
	cmpl	$19, %ecx
	ja	.LBB56_11
	leaq	-32(%rax), %rcx
	jmp	.LBB56_12
.LBB56_11:
	leal	-61(%rax), %r11d
	leaq	-56(%rax), %r14
	xorl	%ecx, %ecx
	cmpl	$24, %r11d
	cmovbq	%r14, %rcx
.LBB56_12:
	movq	%rdi, %r11
	sarq	%cl, %r11
	incq	%r11
	shlq	%cl, %r11
	movq	%r15, %rcx
	shrq	$40, %rcx
	xorl	%r14d, %r14d
	cmpl	$36, %ecx
	ja	.LBB56_27
	cmpq	$1, -16(%r11)
	jne	.LBB56_27
	movq	%rax, %rcx
	cmpl	$32, %r10d
	jb	.LBB56_18
	leal	-37(%rax), %ecx
	cmpl	$19, %ecx
	ja	.LBB56_17
	leaq	-32(%rax), %rcx
	jmp	.LBB56_18
.LBB56_17:
	leal	-61(%rax), %r9d
	leaq	-56(%rax), %r11
	xorl	%ecx, %ecx
	cmpl	$24, %r9d
	cmovbq	%r11, %rcx
.LBB56_18:
	movq	%rdi, %r9
	sarq	%cl, %r9
	incq	%r9
	shlq	%cl, %r9
	movq	-8(%r9), %r14
	cmpq	%rsi, %r14
	jne	.LBB56_25
	subq	%rsi, g20(%rip)
	cmpl	$32, %r10d
	jb	.LBB56_23
	leal	-37(%rax), %ecx
	cmpl	$19, %ecx
	ja	.LBB56_22
	addq	$-32, %rax
	jmp	.LBB56_23
.LBB56_22:
	leal	-61(%rax), %ecx
	addq	$-56, %rax
	xorl	%edx, %edx
	cmpl	$24, %ecx
	cmovaeq	%rdx, %rax
.LBB56_23:
	movq	%rdi, %rdx
	movl	%eax, %ecx
	sarq	%cl, %rdx
	incq	%rdx
	shlq	%cl, %rdx
	xorps	%xmm0, %xmm0
	movups	%xmm0, -16(%rdx)
.Ltmp205:
	movq	%rax, %rsi
	callq	release@PLT
	xorl	%eax, %eax
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB56_26:
	movb	$1, %r14b
.LBB56_27:
	movq	%r8, 16(%rsp)
	movl	$7, %edi
	movl	%edx, 12(%rsp)
	movl	%edx, %esi
	callq	trap_begin@PLT
	movl	$.Ls59, %edi
	callq	say@PLT
	movq	%r15, %rbp
	movq	%r15, %rdi
	callq	say_hex@PLT
	movl	$.Ls44, %edi
	callq	say@PLT
	movq	%r12, %rcx
	cmpl	$32, %r13d
	jb	.LBB56_30
	leal	-37(%r12), %eax
	cmpl	$20, %eax
	jb	.LBB56_34
	leal	-61(%r12), %eax
	leaq	-56(%r12), %rdx
	xorl	%ecx, %ecx
	cmpl	$24, %eax
	cmovbq	%rdx, %rcx
.LBB56_30:
	movabsq	$1099511627775, %rax
	andq	%rax, %rbp
	shrq	%cl, %rbp
	testq	%rcx, %rcx
	setne	%dl
	cmpl	%ecx, %r12d
	sete	%cl
	andb	%dl, %cl
	andb	%cl, %r14b
	cmpb	$1, %r14b
	jne	.LBB56_34
	testq	%rbp, %rbp
	je	.LBB56_34
	cmpq	g18(,%r12,8), %rbp
	jl	.LBB56_35
	cmpb	$0, g19(%r12)
	jne	.LBB56_35
.LBB56_34:
	movl	$.Ls60, %edi
	callq	say@PLT
	jmp	.LBB56_36
.LBB56_25:
	movl	$7, %edi
	movq	%rsi, %r15
	movl	%edx, %esi
	movq	%r8, %r12
	movl	%edx, %ebp
	callq	trap_begin@PLT
	movl	$.Ls59, %edi
	callq	say@PLT
	movq	%r15, %rdi
	callq	say_count@PLT
	movl	$.Ls61, %edi
	callq	say@PLT
	movq	%r14, %rdi
	callq	say_count@PLT
	movl	$7, %edi
	movl	%ebp, %esi
	movq	%rbx, %rdx
	movq	%r12, %rcx
	callq	trap_end@PLT
.LBB56_35:
	movl	$.Ls52, %edi
	callq	say@PLT
.LBB56_36:
	movl	$7, %edi
	movl	12(%rsp), %esi
	movq	%rbx, %rdx
	movq	16(%rsp), %rcx
	callq	trap_end@PLT
.Ltmp206:
.Lfunc_end56:
	.size	rt_munmap, .Lfunc_end56-rt_munmap
	.globl	rt_deep
	.p2align	4
	.type	rt_deep,@function
rt_deep:
.Lfunc_begin57:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movl	%edi, %ebp
.Ltmp207:
	movl	$4, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls62, %edi
	callq	say@PLT
	movl	$4, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.Ltmp208:
.Lfunc_end57:
	.size	rt_deep, .Lfunc_end57-rt_deep
	.globl	check_range
	.p2align	4
	.type	check_range,@function
check_range:
.Lfunc_begin58:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	testq	%rsi, %rsi
	je	.LBB58_15
	movq	%r8, %rax
	movl	%ecx, %r8d
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %r10d
	cmpl	$32, %r10d
	jb	.LBB58_6
	leal	-37(%rcx), %r10d
	cmpl	$19, %r10d
	ja	.LBB58_4
	addq	$-32, %rcx
	jmp	.LBB58_6
.LBB58_4:
	leal	-85(%rcx), %r10d
	cmpl	$-24, %r10d
	jb	.LBB58_16
	addq	$-56, %rcx
.LBB58_6:
	movq	%rdi, %r10
	sarq	%cl, %r10
	incq	%r10
	shlq	%cl, %r10
	cmpq	$0, -16(%r10)
	je	.LBB58_16
	movq	%rdi, %r10
	shrq	%cl, %r10
	shlq	%cl, %r10
	movq	%rdi, %rcx
	shrq	$40, %rcx
	cmpq	$37, %rcx
	setae	%r11b
	cmpq	$57, %rcx
	setb	%bl
	testq	%r10, %r10
	je	.LBB58_16
	movq	%r10, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %ebp
	cmpl	$32, %ebp
	jb	.LBB58_12
	leal	-37(%rcx), %ebp
	cmpl	$19, %ebp
	ja	.LBB58_11
	addq	$-32, %rcx
	jmp	.LBB58_12
.LBB58_11:
	leal	-61(%rcx), %ebp
	addq	$-56, %rcx
	xorl	%r14d, %r14d
	cmpl	$24, %ebp
	cmovaeq	%r14, %rcx
.LBB58_12:
	movq	%r10, %r14
	sarq	%cl, %r14
	incq	%r14
	shlq	%cl, %r14
	movq	-8(%r14), %r14
	testq	%rdx, %rdx
	setne	%cl
	subq	%rsi, %r14
	jl	.LBB58_16
	movq	%rdi, %r15
	subq	%r10, %r15
	cmpq	%r14, %r15
	ja	.LBB58_16
	andb	%bl, %r11b
	andb	%r11b, %cl
	jne	.LBB58_16
.LBB58_15:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB58_16:
.Ltmp209:
	movq	%r9, (%rsp)
	movq	%rsi, %r9
	movq	%rdi, %rsi
	movq	%rdx, %rcx
	movq	%r9, %rdx
	movq	%rax, %r9
	callq	trap_access@PLT
.Ltmp210:
.Lfunc_end58:
	.size	check_range, .Lfunc_end58-check_range
	.globl	check_length
	.p2align	4
	.type	check_length,@function
check_length:
.Lfunc_begin59:
	testq	%rdi, %rdi
	js	.LBB59_2
	retq
.LBB59_2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp211:
	movl	$7, %edi
	movq	%rsi, %r14
	movl	%edx, %esi
	movq	%r8, %r15
	movq	%rcx, %r12
	movl	%edx, %ebp
	callq	trap_begin@PLT
	movq	%r14, %rdi
	callq	say@PLT
	movl	$.Ls63, %edi
	callq	say@PLT
.Ltmp212:
	movl	$.Ls8, %edi
	callq	say@PLT
	negq	%rbx
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
.Ltmp213:
	movl	$7, %edi
	movl	%ebp, %esi
	movq	%r12, %rdx
	movq	%r15, %rcx
	callq	trap_end@PLT
.Ltmp214:
.Lfunc_end59:
	.size	check_length, .Lfunc_end59-check_length
	.globl	host_file
	.p2align	4
	.type	host_file,@function
host_file:
.Lfunc_begin60:
	movq	$-1, %rax
	cmpq	$1023, %rdi
	ja	.LBB60_2
	movslq	g22(,%rdi,4), %rax
	decq	%rax
.LBB60_2:
	retq
.Lfunc_end60:
	.size	host_file, .Lfunc_end60-host_file
	.globl	rt_write
	.p2align	4
	.type	rt_write,@function
rt_write:
.Lfunc_begin61:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%r9, %r12
	movq	%r8, %r13
	movl	%ecx, %ebp
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	%rdi, %r15
.Ltmp215:
	movl	$.Ls64, %esi
	movq	%rdx, %rdi
	movl	%ecx, %edx
	movq	%r8, %rcx
	movq	%r9, %r8
	callq	check_length@PLT
	movq	%r14, %rdi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	movl	%ebp, %ecx
	movq	%r13, %r8
	movq	%r12, %r9
	callq	check_range@PLT
	cmpq	$2, %r15
	je	.LBB61_3
	cmpq	$1, %r15
	jne	.LBB61_6
	movq	%r14, %rdi
	movq	%rbx, %rsi
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	write_out@PLT
.LBB61_3:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB61_5
	movq	$0, g10(%rip)
.Ltmp216:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp217:
.LBB61_5:
	movq	nx_stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	send@PLT
	jmp	.LBB61_9
.LBB61_6:
	movq	$-13, %rax
	cmpq	$1023, %r15
	ja	.LBB61_10
	movslq	g22(,%r15,4), %rdi
	testq	%rdi, %rdi
	jle	.LBB61_10
	decq	%rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	send@PLT
.Ltmp218:
.LBB61_9:
	testq	%rax, %rax
	cmoveq	%rbx, %rax
.LBB61_10:
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end61:
	.size	rt_write, .Lfunc_end61-rt_write
	.globl	rt_read
	.p2align	4
	.type	rt_read,@function
rt_read:
.Lfunc_begin62:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$88, %rsp
	movq	%r9, %r12
	movq	%r8, %r13
	movl	%ecx, %ebp
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	%rdi, %r15
.Ltmp219:
	movl	$.Ls65, %esi
	movq	%rdx, %rdi
	movl	%ecx, %edx
	movq	%r8, %rcx
	movq	%r9, %r8
	callq	check_length@PLT
	movl	$1, %edx
	movq	%r14, %rdi
	movq	%rbx, %rsi
	movl	%ebp, %ecx
	movq	%r13, %r8
	movq	%r12, %r9
	callq	check_range@PLT
	testq	%r15, %r15
	je	.LBB62_5
	movq	$-13, %rax
	cmpq	$1023, %r15
	ja	.LBB62_12
	movslq	g22(,%r15,4), %r15
	testq	%r15, %r15
	jle	.LBB62_12
	testq	%rbx, %rbx
	je	.LBB62_6
	decq	%r15
	jmp	.LBB62_11
.LBB62_5:
	testq	%rbx, %rbx
	je	.LBB62_6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp220:
	movq	$0, (%rsp)
	xorl	%r15d, %r15d
	leaq	16(%rsp), %rcx
	movl	$16, %edi
	movl	$21505, %edx
	xorl	%esi, %esi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	jne	.LBB62_11
.Ltmp221:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB62_10
	movq	$0, g10(%rip)
.Ltmp222:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp223:
.LBB62_10:
	xorl	%r15d, %r15d
	.p2align	4
.LBB62_11:
.Ltmp224:
	movq	$0, (%rsp)
	xorl	%edi, %edi
	movq	%r15, %rsi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	cmpq	$-4, %rax
	je	.LBB62_11
	jmp	.LBB62_12
.Ltmp225:
.LBB62_6:
	xorl	%eax, %eax
.LBB62_12:
	addq	$88, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end62:
	.size	rt_read, .Lfunc_end62-rt_read
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI63_0:
	.byte	4
	.byte	3
	.byte	2
	.byte	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.text
	.globl	rt_open
	.p2align	4
	.type	rt_open,@function
rt_open:
.Lfunc_begin63:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$56, %rsp
	movq	%r9, %r13
	movq	%r8, %r15
	movl	%ecx, %ebp
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	%rdi, %r12
.Ltmp226:
	movl	$1, %esi
	xorl	%edx, %edx
	callq	check_range@PLT
	movq	%r12, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB63_6
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB63_3
	addq	$-32, %rcx
	jmp	.LBB63_6
.LBB63_3:
	leal	-85(%rcx), %eax
	cmpl	$-24, %eax
	jb	.LBB63_8
	addq	$-56, %rcx
.LBB63_6:
	movq	%r12, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	cmpq	$0, -16(%rax)
	je	.LBB63_8
	movq	%r12, %rsi
	shrq	%cl, %rsi
	shlq	%cl, %rsi
	jmp	.LBB63_9
.LBB63_8:
	xorl	%esi, %esi
.LBB63_9:
	movq	%rsi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB63_13
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB63_12
	addq	$-32, %rcx
	jmp	.LBB63_13
.LBB63_12:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB63_13:
	movq	%rsi, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	addq	-8(%rax), %rsi
	movq	%r12, %rax
	cmpq	%rsi, %r12
	jae	.LBB63_17
	movq	%r12, %rax
	.p2align	4
.LBB63_15:
	cmpb	$0, (%rax)
	je	.LBB63_17
	incq	%rax
	cmpq	%rsi, %rax
	jb	.LBB63_15
.LBB63_17:
	cmpq	%rsi, %rax
	je	.LBB63_62
	movl	%r14d, %r13d
	andl	$3, %r13d
	cmpq	$3, %r13
	sete	%al
	testq	$-1732, %r14
	setne	%cl
	movq	$-22, %r15
	orb	%al, %cl
	jne	.LBB63_20
	movq	g7(%rip), %rax
	movq	$-13, %r15
	orq	g5(%rip), %rax
	jne	.LBB63_21
.LBB63_20:
	movq	%r15, %rax
	addq	$56, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB63_21:
	movq	%r12, %rdi
	callq	real_path@PLT
	cmpl	$1, %r13d
	jne	.LBB63_45
.LBB63_22:
	testl	$579, %r14d
	je	.LBB63_38
	movq	g7(%rip), %rcx
	testq	%rcx, %rcx
	jle	.LBB63_20
	movq	g6(%rip), %rdx
	xorl	%esi, %esi
	jmp	.LBB63_26
	.p2align	4
.LBB63_25:
	incq	%rsi
	cmpq	%rcx, %rsi
	je	.LBB63_20
.LBB63_26:
	movq	(%rdx,%rsi,8), %rdi
	movq	$-1, %r8
	movl	$1, %r11d
	xorl	%r10d, %r10d
	.p2align	4
.LBB63_27:
	movq	%r11, %r9
	cmpb	$0, 1(%rdi,%r8)
	movq	%r10, %r12
	leaq	1(%r8), %r8
	leaq	1(%r11), %r11
	leaq	1(%r10), %r10
	jne	.LBB63_27
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	.p2align	4
.LBB63_29:
	leaq	-1(%r9), %r8
	testq	%r8, %r8
	jle	.LBB63_34
	movq	%r12, %r11
	decq	%r12
	cmpb	$47, -2(%rdi,%r9)
	movq	%r8, %r9
	je	.LBB63_29
	xorl	%r9d, %r9d
	.p2align	4
.LBB63_32:
	movzbl	(%rax,%r9), %r10d
	cmpb	(%rdi,%r9), %r10b
	jne	.LBB63_35
	incq	%r9
	decq	%r11
	jne	.LBB63_32
	jmp	.LBB63_36
	.p2align	4
.LBB63_34:
	xorl	%r9d, %r9d
	movq	%r10, %r8
	cmpq	%r10, %r9
	je	.LBB63_36
	jmp	.LBB63_25
	.p2align	4
.LBB63_35:
	movq	%r8, %r10
	cmpq	%r10, %r9
	jne	.LBB63_25
.LBB63_36:
	movzbl	(%rax,%r8), %edi
	cmpl	$47, %edi
	je	.LBB63_38
	testl	%edi, %edi
	jne	.LBB63_25
.LBB63_38:
	movl	$1, %ecx
	xorl	%esi, %esi
	pxor	%xmm1, %xmm1
	.p2align	4
.LBB63_39:
	movdqu	g22+12(%rsi), %xmm0
	movdqa	%xmm0, %xmm2
	pcmpeqd	%xmm1, %xmm2
	movmskps	%xmm2, %edi
	addq	$-4, %rcx
	leaq	16(%rsi), %rdx
	testl	%edi, %edi
	jne	.LBB63_41
	cmpq	$4064, %rsi
	movq	%rdx, %rsi
	jne	.LBB63_39
.LBB63_41:
	testb	%dil, %dil
	je	.LBB63_60
	leaq	4(%rdx), %rsi
	leaq	8(%rdx), %rdi
	movq	%rdi, %xmm1
	movq	%rdx, %xmm2
	pxor	%xmm3, %xmm3
	pcmpeqd	%xmm3, %xmm0
	packssdw	%xmm0, %xmm0
	packsswb	%xmm0, %xmm0
	pand	.LCPI63_0(%rip), %xmm0
	addq	$-4, %rdx
	movd	%xmm0, %edi
	movl	%edi, %r8d
	shrl	$8, %r8d
	cmpb	%r8b, %dil
	cmoval	%edi, %r8d
	movq	%rsi, %xmm0
	movl	%edi, %esi
	shrl	$16, %esi
	cmpb	%sil, %r8b
	cmoval	%r8d, %esi
	punpcklqdq	%xmm1, %xmm0
	movq	%rdx, %xmm1
	punpcklqdq	%xmm2, %xmm1
	shrl	$24, %edi
	cmpb	%dil, %sil
	cmoval	%esi, %edi
	movb	$4, %dl
	subb	%dil, %dl
	movzbl	%dl, %r12d
	movl	%r12d, %edx
	andl	$3, %edx
	movdqa	%xmm1, 16(%rsp)
	movdqa	%xmm0, 32(%rsp)
	movq	16(%rsp,%rdx,8), %r13
	subq	%rcx, %r12
.LBB63_43:
	orq	$655360, %r14
	andl	$511, %ebx
	movq	$0, (%rsp)
	movl	$257, %edi
	movq	$-100, %rsi
	movq	%rax, %rdx
	movq	%r14, %rcx
	movq	%rbx, %r8
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movq	%rax, %r15
	testq	%rax, %rax
	js	.LBB63_20
	incl	%r15d
	movl	%r15d, g22(%r13)
	movq	%r12, %r15
	jmp	.LBB63_20
.LBB63_45:
	movq	g5(%rip), %rcx
	testq	%rcx, %rcx
	jle	.LBB63_20
	movq	g4(%rip), %rdx
	xorl	%esi, %esi
	jmp	.LBB63_48
	.p2align	4
.LBB63_47:
	incq	%rsi
	cmpq	%rcx, %rsi
	je	.LBB63_20
.LBB63_48:
	movq	(%rdx,%rsi,8), %rdi
	movq	$-1, %r8
	movl	$1, %r11d
	xorl	%r10d, %r10d
	.p2align	4
.LBB63_49:
	movq	%r11, %r9
	cmpb	$0, 1(%rdi,%r8)
	movq	%r10, %r12
	leaq	1(%r8), %r8
	leaq	1(%r11), %r11
	leaq	1(%r10), %r10
	jne	.LBB63_49
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	.p2align	4
.LBB63_51:
	leaq	-1(%r9), %r8
	testq	%r8, %r8
	jle	.LBB63_56
	movq	%r12, %r11
	decq	%r12
	cmpb	$47, -2(%rdi,%r9)
	movq	%r8, %r9
	je	.LBB63_51
	xorl	%r9d, %r9d
	.p2align	4
.LBB63_54:
	movzbl	(%rax,%r9), %r10d
	cmpb	(%rdi,%r9), %r10b
	jne	.LBB63_57
	incq	%r9
	decq	%r11
	jne	.LBB63_54
	jmp	.LBB63_58
	.p2align	4
.LBB63_56:
	xorl	%r9d, %r9d
	movq	%r10, %r8
	cmpq	%r10, %r9
	je	.LBB63_58
	jmp	.LBB63_47
	.p2align	4
.LBB63_57:
	movq	%r8, %r10
	cmpq	%r10, %r9
	jne	.LBB63_47
.LBB63_58:
	movzbl	(%rax,%r8), %edi
	testl	%edi, %edi
	je	.LBB63_22
	cmpl	$47, %edi
	jne	.LBB63_47
	jmp	.LBB63_22
.LBB63_60:
	movq	$-24, %r15
	cmpl	$0, g22+4092(%rip)
	jne	.LBB63_20
	movl	$4092, %r13d
	movl	$1023, %r12d
	jmp	.LBB63_43
.LBB63_62:
	movq	%r13, (%rsp)
	movl	$1, %edx
	movq	%r12, %rdi
	xorl	%ecx, %ecx
	movl	%ebp, %r8d
	movq	%r15, %r9
	callq	trap_access@PLT
.Ltmp227:
.Lfunc_end63:
	.size	rt_open, .Lfunc_end63-rt_open
	.globl	rt_close
	.p2align	4
	.type	rt_close,@function
rt_close:
.Lfunc_begin64:
	cmpq	$1023, %rdi
	ja	.LBB64_3
	movslq	g22(,%rdi,4), %rsi
	testq	%rsi, %rsi
	jle	.LBB64_3
	pushq	%rax
	decq	%rsi
	movl	$0, g22(,%rdi,4)
.Ltmp228:
	movq	$0, (%rsp)
	movl	$3, %edi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rcx
	retq
.Ltmp229:
.LBB64_3:
	movq	$-13, %rax
	retq
.Lfunc_end64:
	.size	rt_close, .Lfunc_end64-rt_close
	.globl	rt_lseek
	.p2align	4
	.type	rt_lseek,@function
rt_lseek:
.Lfunc_begin65:
	movq	$-13, %rax
	cmpq	$1023, %rdi
	ja	.LBB65_4
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movslq	g22(,%rdi,4), %rsi
	testq	%rsi, %rsi
	jle	.LBB65_4
	movq	$-22, %rax
	cmpq	$2, %rcx
	ja	.LBB65_4
	pushq	%rax
	decq	%rsi
.Ltmp230:
	movq	$0, (%rsp)
	movl	$8, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rcx
.Ltmp231:
.LBB65_4:
	retq
.Lfunc_end65:
	.size	rt_lseek, .Lfunc_end65-rt_lseek
	.globl	rt_clock
	.p2align	4
	.type	rt_clock,@function
rt_clock:
.Lfunc_begin66:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$32, %rsp
	cmpq	$0, g2(%rip)
	je	.LBB66_2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
.Ltmp232:
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$228, %edi
	movl	$1, %esi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	imulq	$1000000000, 16(%rsp), %rax
	addq	24(%rsp), %rax
	addq	$32, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Ltmp233:
.LBB66_2:
	movl	%edi, %ebx
	movl	$8, %edi
	movq	%rsi, %r14
	movl	%ebx, %esi
	movq	%rdx, %r15
	callq	trap_begin@PLT
	movl	$.Ls66, %edi
	callq	say@PLT
	movl	$8, %edi
	movl	%ebx, %esi
	movq	%r14, %rdx
	movq	%r15, %rcx
	callq	trap_end@PLT
.Ltmp234:
.Lfunc_end66:
	.size	rt_clock, .Lfunc_end66-rt_clock
	.globl	rt_exit
	.p2align	4
	.type	rt_exit,@function
rt_exit:
.Lfunc_begin67:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movzbl	%dil, %r14d
.Ltmp235:
	callq	lost@PLT
	testq	%r14, %r14
	movl	$74, %ebx
	cmovneq	%r14, %rbx
	testb	$1, %al
	cmoveq	%r14, %rbx
.Ltmp236:
	.p2align	4
.LBB67_1:
.Ltmp237:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB67_1
.Ltmp238:
.Lfunc_end67:
	.size	rt_exit, .Lfunc_end67-rt_exit
	.globl	permitted
	.p2align	4
	.type	permitted,@function
permitted:
.Lfunc_begin68:
	testq	%rdx, %rdx
	jle	.LBB68_1
	pushq	%rbx
	xorl	%ecx, %ecx
	jmp	.LBB68_4
	.p2align	4
.LBB68_17:
	incq	%rcx
	cmpq	%rdx, %rcx
	je	.LBB68_18
.LBB68_4:
	movq	(%rsi,%rcx,8), %rax
	movq	$-1, %r8
	movl	$1, %r11d
	xorl	%r10d, %r10d
	.p2align	4
.LBB68_5:
	movq	%r11, %r9
	cmpb	$0, 1(%rax,%r8)
	movq	%r10, %rbx
	leaq	1(%r8), %r8
	leaq	1(%r11), %r11
	leaq	1(%r10), %r10
	jne	.LBB68_5
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	.p2align	4
.LBB68_7:
	leaq	-1(%r9), %r8
	testq	%r8, %r8
	jle	.LBB68_8
	movq	%rbx, %r11
	decq	%rbx
	cmpb	$47, -2(%rax,%r9)
	movq	%r8, %r9
	je	.LBB68_7
	xorl	%r9d, %r9d
	.p2align	4
.LBB68_12:
	movzbl	(%rdi,%r9), %r10d
	cmpb	(%rax,%r9), %r10b
	jne	.LBB68_13
	incq	%r9
	decq	%r11
	jne	.LBB68_12
	jmp	.LBB68_15
	.p2align	4
.LBB68_8:
	xorl	%r9d, %r9d
	movq	%r10, %r8
	cmpq	%r10, %r9
	jne	.LBB68_17
	jmp	.LBB68_15
	.p2align	4
.LBB68_13:
	movq	%r8, %r10
	cmpq	%r10, %r9
	jne	.LBB68_17
.LBB68_15:
	movzbl	(%rdi,%r8), %r8d
	movb	$1, %al
	testl	%r8d, %r8d
	je	.LBB68_19
	cmpl	$47, %r8d
	jne	.LBB68_17
.LBB68_19:
	popq	%rbx
	retq
.LBB68_1:
	xorl	%eax, %eax
	retq
.LBB68_18:
	xorl	%eax, %eax
	popq	%rbx
	retq
.Lfunc_end68:
	.size	permitted, .Lfunc_end68-permitted
	.globl	prepend
	.p2align	4
	.type	prepend,@function
prepend:
.Lfunc_begin69:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	1(%rsi), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB69_1:
	incq	%r15
	cmpb	$0, g24(%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB69_1
	cmpq	$16384, %r15
	jg	.LBB69_4
	leaq	g24+1(%rsi), %rdi
	movq	%rsi, %r14
.Ltmp239:
	movl	$g24, %esi
	callq	memmove@PLT
	movl	$g24, %edi
	movq	%rbx, %rsi
	movq	%r14, %rdx
	callq	memmove@PLT
	movb	$47, g24(%r14)
.Ltmp240:
.LBB69_4:
	cmpq	$16385, %r15
	setl	%al
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lfunc_end69:
	.size	prepend, .Lfunc_end69-prepend
	.globl	real_path
	.p2align	4
	.type	real_path,@function
real_path:
.Lfunc_begin70:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %r14
	movb	$0, g24(%rip)
	xorl	%r12d, %r12d
	.p2align	4
.LBB70_1:
	cmpb	$0, (%r14,%r12)
	leaq	1(%r12), %r12
	jne	.LBB70_1
	leaq	-1(%r12), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB70_3:
	cmpb	$0, g24(%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB70_3
	leaq	(%r12,%rdx), %rax
	movl	$.Ls67, %ebx
	cmpq	$16384, %rax
	jg	.LBB70_72
	leaq	g24(%r12), %rdi
.Ltmp241:
	movl	$g24, %esi
	callq	memmove@PLT
	movl	$g24, %edi
	movq	%r14, %rsi
	movq	%r15, %rdx
	callq	memmove@PLT
	movb	$47, g24-1(%r12)
	cmpb	$47, (%r14)
	jne	.LBB70_7
.Ltmp242:
	xorl	%r12d, %r12d
	jmp	.LBB70_11
.LBB70_7:
.Ltmp243:
	movq	$0, (%rsp)
	movl	$79, %edi
	movl	$g23, %esi
	movl	$4096, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	js	.LBB70_72
.Ltmp244:
	movq	$-2, %rax
	.p2align	4
.LBB70_9:
	cmpb	$0, g23+2(%rax)
	leaq	1(%rax), %rax
	jne	.LBB70_9
	leaq	1(%rax), %r12
	testq	%rax, %rax
	cmoveq	%rax, %r12
.LBB70_11:
	xorl	%ebx, %ebx
.LBB70_12:
	movl	$g24, %ebp
	xorl	%eax, %eax
	movzbl	g24(%rax), %ecx
	cmpl	$47, %ecx
	jne	.LBB70_14
	.p2align	4
.LBB70_73:
	incq	%rax
	incq	%rbp
	movzbl	g24(%rax), %ecx
	cmpl	$47, %ecx
	je	.LBB70_73
.LBB70_14:
	testl	%ecx, %ecx
	je	.LBB70_69
	leaq	g24(%rax), %rsi
	xorl	%r15d, %r15d
	movl	%ecx, %edx
	testb	%dl, %dl
	je	.LBB70_19
	.p2align	4
.LBB70_17:
	movzbl	%dl, %edx
	cmpl	$47, %edx
	je	.LBB70_19
	movzbl	g24+1(%rax,%r15), %edx
	incq	%r15
	incq	%rbp
	testb	%dl, %dl
	jne	.LBB70_17
.LBB70_19:
	leaq	(%rax,%r15), %r14
	addq	$g24, %r14
	cmpq	$1, %r15
	je	.LBB70_31
	cmpq	$2, %r15
	jne	.LBB70_32
	cmpb	$46, %cl
	jne	.LBB70_32
	cmpb	$46, g24+1(%rax)
	jne	.LBB70_32
	movq	%r12, %rax
	sarq	$63, %rax
	andq	%r12, %rax
	.p2align	4
.LBB70_24:
	movq	%r12, %rcx
	testq	%r12, %r12
	jle	.LBB70_27
	leaq	-1(%rcx), %r12
	cmpb	$47, g23-1(%rcx)
	jne	.LBB70_24
	incq	%r12
	movq	%r12, %rax
.LBB70_27:
	xorl	%edx, %edx
	testq	%rcx, %rcx
	setg	%dl
	subq	%rdx, %rax
	movq	%rax, %r12
	jmp	.LBB70_28
.LBB70_31:
	cmpb	$46, %cl
	je	.LBB70_28
.LBB70_32:
	leaq	(%r12,%r15), %rax
	addq	$2, %rax
	cmpq	$8192, %rax
	jg	.LBB70_33
	movq	%rbx, %r13
	cmpq	$41, %rbx
	setae	%bl
	movb	$47, g23(%r12)
	leaq	g23+1(%r12), %rdi
	movq	%r15, %rdx
	callq	memmove@PLT
	movb	$0, g23+1(%r12,%r15)
.Ltmp245:
	movq	$0, (%rsp)
	movl	$89, %edi
	movl	$g23, %esi
	movl	$g25, %edx
	movl	$4096, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	sets	%cl
	orb	%bl, %cl
	cmpb	$1, %cl
	jne	.LBB70_36
.Ltmp246:
	addq	%r15, %r12
	incq	%r12
	movq	%r13, %rbx
.LBB70_28:
	xorl	%edx, %edx
	.p2align	4
.LBB70_29:
	incq	%rdx
	cmpb	$0, (%rbp)
	leaq	1(%rbp), %rbp
	jne	.LBB70_29
	movl	$g24, %edi
	movq	%r14, %rsi
	callq	memmove@PLT
	jmp	.LBB70_12
.LBB70_36:
	movq	%rax, %r15
	movzbl	g25(%rip), %ebx
	xorl	%edx, %edx
	.p2align	4
.LBB70_37:
	cmpb	$0, (%rbp,%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB70_37
	movl	$g24, %edi
	movq	%r14, %rsi
	callq	memmove@PLT
	movq	%r15, %rax
	leaq	1(%r15), %r14
	movq	%r14, %rcx
	xorl	%edx, %edx
.Ltmp247:
	.p2align	4
.LBB70_39:
	incq	%rcx
	cmpb	$0, g24(%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB70_39
	cmpb	$47, %bl
	movl	$0, %esi
	cmoveq	%rsi, %r12
	cmpq	$16384, %rcx
	movl	$.Ls67, %ebx
	jg	.LBB70_72
	leaq	g24+1(%rax), %rdi
.Ltmp248:
	movl	$g24, %esi
	callq	memmove@PLT
	movq	%r15, %rax
	movl	$g24, %ecx
	movl	$g25, %edx
	subq	%rdx, %rcx
	cmpq	$7, %r15
	ja	.LBB70_52
.Ltmp249:
	cmpq	%rcx, %rax
	movq	%r13, %rbx
	jbe	.LBB70_43
.LBB70_51:
	movzbl	g25-2(%r14), %ecx
	movb	%cl, g24-2(%r14)
	decq	%r14
	cmpq	$1, %r14
	ja	.LBB70_51
	jmp	.LBB70_68
.LBB70_52:
	cmpq	%rcx, %rax
	movq	%r13, %rbx
	movq	%rax, %rcx
	jbe	.LBB70_61
	subq	$15, %rcx
	movl	$0, %edx
	cmovaeq	%rcx, %rdx
	cmpq	$17, %rdx
	jae	.LBB70_55
	movq	%rax, %rcx
	jmp	.LBB70_58
.LBB70_43:
	testq	%rax, %rax
	je	.LBB70_68
	movzbl	g25(%rip), %ecx
	movb	%cl, g24(%rip)
	cmpq	$1, %rax
	je	.LBB70_68
	movzbl	g25+1(%rip), %ecx
	movb	%cl, g24+1(%rip)
	cmpq	$2, %rax
	je	.LBB70_68
	movzbl	g25+2(%rip), %ecx
	movb	%cl, g24+2(%rip)
	cmpq	$3, %rax
	je	.LBB70_68
	movzbl	g25+3(%rip), %ecx
	movb	%cl, g24+3(%rip)
	cmpq	$4, %rax
	je	.LBB70_68
	movzbl	g25+4(%rip), %ecx
	movb	%cl, g24+4(%rip)
	cmpq	$5, %rax
	je	.LBB70_68
	movzbl	g25+5(%rip), %ecx
	movb	%cl, g24+5(%rip)
	cmpq	$6, %rax
	je	.LBB70_68
	movzbl	g25+6(%rip), %ecx
	movb	%cl, g24+6(%rip)
	jmp	.LBB70_68
.LBB70_61:
	shrq	$3, %rcx
	cmpq	$32, %rax
	jae	.LBB70_64
	xorl	%edx, %edx
	jmp	.LBB70_63
.LBB70_55:
	addq	$7, %rdx
	shrq	$3, %rdx
	incq	%rdx
	movq	%rdx, %rsi
	andq	$-4, %rsi
	leaq	(,%rsi,8), %rdi
	movq	%rax, %rcx
	subq	%rdi, %rcx
	movq	%rsi, %rdi
	negq	%rdi
	xorl	%r8d, %r8d
.LBB70_56:
	movups	g25-16(%rax,%r8,8), %xmm0
	movups	g25-32(%rax,%r8,8), %xmm1
	movups	%xmm0, g24-16(%rax,%r8,8)
	movups	%xmm1, g24-32(%rax,%r8,8)
	addq	$-4, %r8
	cmpq	%r8, %rdi
	jne	.LBB70_56
	cmpq	%rsi, %rdx
	je	.LBB70_60
.LBB70_58:
	addq	$8, %rcx
.LBB70_59:
	movq	g25-16(%rcx), %rdx
	movq	%rdx, g24-16(%rcx)
	addq	$-8, %rcx
	cmpq	$15, %rcx
	ja	.LBB70_59
.LBB70_60:
	movq	g25(%rip), %rcx
	movq	%rcx, g24(%rip)
	jmp	.LBB70_68
.LBB70_64:
	movq	%rcx, %rdx
	movabsq	$1152921504606846972, %rsi
	andq	%rsi, %rdx
	movq	%rax, %rsi
	movabsq	$9223372036854775776, %rdi
	andq	%rdi, %rsi
	xorl	%edi, %edi
.LBB70_65:
	movups	g25(%rdi), %xmm0
	movups	g25+16(%rdi), %xmm1
	movups	%xmm0, g24(%rdi)
	movups	%xmm1, g24+16(%rdi)
	addq	$32, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB70_65
	jmp	.LBB70_66
.LBB70_63:
	movq	g25(,%rdx,8), %rsi
	movq	%rsi, g24(,%rdx,8)
	incq	%rdx
.LBB70_66:
	cmpq	%rdx, %rcx
	jne	.LBB70_63
	movq	g25-8(%rax), %rcx
	movq	%rcx, g24-8(%rax)
.LBB70_68:
	incq	%rbx
	leaq	g24(%rax), %rax
	movb	$47, (%rax)
	jmp	.LBB70_12
.LBB70_69:
	testq	%r12, %r12
	jne	.LBB70_71
	movb	$47, g23(%rip)
	movl	$1, %r12d
.LBB70_71:
	movl	$g23, %ebx
	movb	$0, g23(%r12)
.LBB70_72:
	movq	%rbx, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB70_33:
	movl	$.Ls67, %ebx
	jmp	.LBB70_72
.Lfunc_end70:
	.size	real_path, .Lfunc_end70-real_path
	.globl	on_signal
	.p2align	4
	.type	on_signal,@function
on_signal:
.Lfunc_begin71:
	pushq	%rbx
	subq	$16, %rsp
	cmpl	$2, %edi
	je	.LBB71_3
	cmpl	$14, %edi
	je	.LBB71_2
	xorl	%eax, %eax
	testb	$1, g26(%rip)
	movabsq	$64871186038784, %rcx
	cmoveq	%rax, %rcx
	movq	16(%rsi), %rbx
	cmpq	%rcx, %rbx
	setge	%al
	movabsq	$-1099511627776, %rsi
	addq	%rcx, %rsi
	cmpq	%rsi, %rbx
	setl	%cl
	orb	%al, %cl
	je	.LBB71_8
.Ltmp250:
	callq	lost@PLT
	movl	$.Ls26, %edi
	callq	say@PLT
.Ltmp251:
	movl	$2, %edi
	callq	say_unsigned@PLT
.Ltmp252:
	movl	$.Ls27, %edi
	callq	say@PLT
	movl	$.Ls19, %edi
	callq	say@PLT
	movl	$.Ls28, %edi
	callq	say@PLT
.Ltmp253:
	movl	$.Ls37, %edi
	callq	say@PLT
	movl	$.Ls68, %edi
	callq	say@PLT
.Ltmp254:
	movq	%rbx, %rdi
	callq	say_hex@PLT
.Ltmp255:
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp256:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
.Ltmp257:
	callq	lost@PLT
.Ltmp258:
	.p2align	4
.LBB71_7:
.Ltmp259:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$101, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB71_7
.Ltmp260:
.LBB71_3:
	callq	lost@PLT
.Ltmp261:
	.p2align	4
.LBB71_4:
.Ltmp262:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$130, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB71_4
.Ltmp263:
.LBB71_2:
	callq	out_of_time@PLT
.LBB71_8:
	movq	%rdx, %rdi
	callq	overflow@PLT
.Ltmp264:
.Lfunc_end71:
	.size	on_signal, .Lfunc_end71-on_signal
	.globl	out_of_time
	.p2align	4
	.type	out_of_time,@function
out_of_time:
.Lfunc_begin72:
	pushq	%rax
.Ltmp265:
	callq	lost@PLT
	movl	$.Ls69, %edi
	callq	say@PLT
	movq	g8(%rip), %rdi
	callq	say@PLT
	movl	$.Ls70, %edi
	callq	say@PLT
	movq	g8(%rip), %rdi
	callq	say@PLT
	movl	$.Ls71, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp266:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
.Ltmp267:
.Ltmp268:
	.p2align	4
.LBB72_1:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$124, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB72_1
.Ltmp269:
.Lfunc_end72:
	.size	out_of_time, .Lfunc_end72-out_of_time
	.globl	overflow
	.p2align	4
	.type	overflow,@function
overflow:
.Lfunc_begin73:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movabsq	$64871186038784, %r12
	movq	160(%rdi), %rax
	andq	$-8, %rax
	leaq	536870912(%r12), %rcx
	cmpq	%rcx, %rax
	setl	%cl
	andb	g27(%rip), %cl
	cmpb	$1, %cl
	jne	.LBB73_11
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	cmpb	$0, g26(%rip)
	cmovneq	%r12, %r14
	cmpq	%r14, %rax
	cmovgq	%rax, %r14
	addq	$536870904, %r12
	.p2align	4
.LBB73_2:
	movq	(%r14), %r13
.Ltmp270:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	80(%rax), %r15
.Ltmp271:
	callq	tables@PLT
	movq	88(%rax), %rax
	testq	%rax, %rax
	jle	.LBB73_9
.Ltmp272:
	xorl	%ecx, %ecx
	jmp	.LBB73_4
	.p2align	4
.LBB73_7:
	movq	%rdx, %rax
	cmpq	%rax, %rcx
	jge	.LBB73_9
.LBB73_4:
	leaq	(%rax,%rcx), %rsi
	movq	%rsi, %rdx
	shrq	$63, %rdx
	addq	%rsi, %rdx
	sarq	%rdx
	movq	%rdx, %rbp
	shlq	$4, %rbp
	movl	(%r15,%rbp), %esi
	cmpq	%rsi, %r13
	je	.LBB73_13
	jle	.LBB73_7
	incq	%rdx
	movq	%rdx, %rcx
	cmpq	%rax, %rcx
	jl	.LBB73_4
.LBB73_9:
	cmpb	$1, g27(%rip)
	jne	.LBB73_11
	cmpq	%r12, %r14
	leaq	8(%r14), %r14
	jb	.LBB73_2
.LBB73_11:
.Ltmp273:
	callq	lost@PLT
	movl	$.Ls26, %edi
	callq	say@PLT
.Ltmp274:
	movl	$4, %edi
	callq	say_unsigned@PLT
.Ltmp275:
	movl	$.Ls27, %edi
	callq	say@PLT
	movl	$.Ls21, %edi
	callq	say@PLT
	movl	$.Ls28, %edi
	callq	say@PLT
.Ltmp276:
	movl	$.Ls37, %edi
	callq	say@PLT
	movl	$.Ls62, %edi
	callq	say@PLT
.Ltmp277:
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp278:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
.Ltmp279:
	callq	lost@PLT
.Ltmp280:
	.p2align	4
.LBB73_12:
.Ltmp281:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$101, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB73_12
.Ltmp282:
.LBB73_13:
	callq	tables@PLT
	movq	%rax, %r12
	callq	tables@PLT
	addq	96(%rax), %r12
	movl	4(%r15,%rbp), %r15d
	movl	4(%r15,%r12), %esi
.Ltmp283:
	movl	$4, %edi
	callq	trap_begin@PLT
	movl	$.Ls62, %edi
	callq	say@PLT
	movl	4(%r15,%r12), %esi
	movq	120(%rbx), %rcx
	movl	$4, %edi
	movq	%r14, %rdx
	callq	trap_end@PLT
.Ltmp284:
.Lfunc_end73:
	.size	overflow, .Lfunc_end73-overflow
	.globl	catch
	.p2align	4
	.type	catch,@function
catch:
.Lfunc_begin74:
	pushq	%rbx
	subq	$48, %rsp
	movq	%rdi, %rbx
	movq	%rsi, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp285:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$8, %r8d
	movq	%rbx, %rsi
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
	addq	$48, %rsp
	popq	%rbx
	retq
.Ltmp286:
.Lfunc_end74:
	.size	catch, .Lfunc_end74-catch
	.globl	catch_all
	.p2align	4
	.type	catch_all,@function
catch_all:
.Lfunc_begin75:
	subq	$72, %rsp
	movq	$g28, 48(%rsp)
	movq	$0, 56(%rsp)
	movq	$65536, 64(%rsp)
.Ltmp287:
	movq	$0, (%rsp)
	leaq	48(%rsp), %rsi
	movl	$131, %edi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp288:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp289:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$11, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp290:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp291:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$7, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp292:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp293:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$8, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp294:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp295:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$4, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp296:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp297:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$2, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movq	$1, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp298:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$13, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movq	$1, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp299:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$25, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
	addq	$72, %rsp
	retq
.Ltmp300:
.Lfunc_end75:
	.size	catch_all, .Lfunc_end75-catch_all
	.globl	map_fixed
	.p2align	4
	.type	map_fixed,@function
map_fixed:
.Lfunc_begin76:
	pushq	%rbx
	subq	$16, %rsp
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%rdi, %rbx
.Ltmp301:
	movq	$0, (%rsp)
	movl	$9, %edi
	movl	$1064994, %r8d
	movq	%rbx, %rsi
	movq	$-1, %r9
	callq	sys6@PLT
	cmpq	%rbx, %rax
	jne	.LBB76_1
	addq	$16, %rsp
	popq	%rbx
	retq
.LBB76_1:
	movl	$.Ls72, %edi
	callq	say@PLT
	movl	$.Ls73, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp302:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
.Ltmp303:
	callq	lost@PLT
.Ltmp304:
	.p2align	4
.LBB76_2:
.Ltmp305:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$70, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB76_2
.Ltmp306:
.Lfunc_end76:
	.size	map_fixed, .Lfunc_end76-map_fixed
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI77_0:
	.quad	67070209294368
	.quad	68169720922176
.LCPI77_1:
	.quad	69269232550016
	.quad	70368744177920
.LCPI77_2:
	.quad	71468255805952
	.quad	72567767434240
.LCPI77_3:
	.quad	73667279063040
	.quad	74766790692864
.LCPI77_4:
	.quad	75866302324736
	.quad	76965813960704
.LCPI77_5:
	.quad	78065325604864
	.quad	79164837265408
.LCPI77_6:
	.quad	80264348958720
	.quad	81363860717568
.LCPI77_7:
	.quad	82463372607488
	.quad	83562884759552
.LCPI77_8:
	.quad	84662397435904
	.quad	85761911160832
.LCPI77_9:
	.quad	86861426982912
	.quad	87960946999296
.LCPI77_10:
	.quad	89060475404288
	.quad	90160020586496
.LCPI77_11:
	.quad	91259599323136
	.quad	92359245168640
	.text
	.globl	map_memory
	.p2align	4
	.type	map_memory,@function
map_memory:
.Lfunc_begin77:
	pushq	%rax
	movabsq	$5497558138880, %rdi
	movabsq	$87960930222080, %rsi
.Ltmp307:
	movl	$3, %edx
	callq	map_fixed@PLT
	movb	$1, g26(%rip)
	movb	$1, g27(%rip)
.Ltmp308:
	movq	$0, (%rsp)
	movabsq	$63771674411008, %rsi
	movabsq	$1099511627776, %rdx
	movl	$10, %edi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movaps	.LCPI77_0(%rip), %xmm0
	movq	nx_sp@GOTPCREL(%rip), %rax
	movups	%xmm0, 40(%rax)
	movaps	.LCPI77_1(%rip), %xmm0
	movups	%xmm0, 56(%rax)
	movaps	.LCPI77_2(%rip), %xmm0
	movups	%xmm0, 72(%rax)
	movaps	.LCPI77_3(%rip), %xmm0
	movups	%xmm0, 88(%rax)
	movaps	.LCPI77_4(%rip), %xmm0
	movups	%xmm0, 104(%rax)
	movaps	.LCPI77_5(%rip), %xmm0
	movups	%xmm0, 120(%rax)
	movaps	.LCPI77_6(%rip), %xmm0
	movups	%xmm0, 136(%rax)
	movaps	.LCPI77_7(%rip), %xmm0
	movups	%xmm0, 152(%rax)
	movaps	.LCPI77_8(%rip), %xmm0
	movups	%xmm0, 168(%rax)
	movaps	.LCPI77_9(%rip), %xmm0
	movups	%xmm0, 184(%rax)
	movaps	.LCPI77_10(%rip), %xmm0
	movups	%xmm0, 200(%rax)
	movaps	.LCPI77_11(%rip), %xmm0
	movups	%xmm0, 216(%rax)
	popq	%rax
	retq
.Ltmp309:
.Lfunc_end77:
	.size	map_memory, .Lfunc_end77-map_memory
	.globl	place_strings
	.p2align	4
	.type	place_strings,@function
place_strings:
.Lfunc_begin78:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	addq	48(%rax), %rbx
.Ltmp310:
	callq	tables@PLT
	movq	56(%rax), %rax
	movq	%rax, 8(%rsp)
	testq	%rax, %rax
	jle	.LBB78_7
	xorl	%r13d, %r13d
	jmp	.LBB78_2
	.p2align	4
.LBB78_6:
	incq	%r13
	cmpq	8(%rsp), %r13
	je	.LBB78_7
.LBB78_2:
	leaq	(,%r13,8), %rax
	leaq	(%rax,%rax,2), %r12
	movq	8(%rbx,%r12), %rax
	addq	$16, %rax
	movl	$36, %ebp
	.p2align	4
.LBB78_3:
	leal	-31(%rbp), %r14d
	andl	$63, %r14d
	movl	$1, %r15d
	movl	%r14d, %ecx
	shlq	%cl, %r15
	incq	%rbp
	cmpq	%rax, %r15
	jl	.LBB78_3
	movq	(%rbx,%r12), %rax
	movq	%rax, 16(%rsp)
	callq	tables@PLT
	addq	16(%rbx,%r12), %rax
	movq	8(%rbx,%r12), %rdx
	movq	16(%rsp), %rdi
	movq	%rax, %rsi
	callq	memmove@PLT
	movq	(%rbx,%r12), %rax
	movl	%r14d, %ecx
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	movq	8(%rbx,%r12), %rcx
	movq	%rcx, -8(%rax)
	movq	$2, -16(%rax)
	addq	(%rbx,%r12), %r15
	cmpq	%r15, g18(,%rbp,8)
	jg	.LBB78_6
	movq	%r15, g18(,%rbp,8)
	jmp	.LBB78_6
.LBB78_7:
	movq	$-160, %r14
	movabsq	$-40681930223617, %r15
	movabsq	$40681930227712, %rbx
	movabsq	$-1099511627776, %r12
	movabsq	$1099511627776, %r13
	jmp	.LBB78_8
	.p2align	4
.LBB78_10:
	addq	%r12, %r15
	addq	%r13, %rbx
	addq	$8, %r14
	je	.LBB78_11
.LBB78_8:
	movq	g18+456(%r14), %rax
	testq	%rax, %rax
	je	.LBB78_10
	movq	%r15, %rcx
	addq	%rax, %rcx
	leaq	4095(%r15,%rax), %rdx
	cmovnsq	%rcx, %rdx
	andq	$-4096, %rdx
.Ltmp311:
	movq	$0, (%rsp)
	movl	$10, %edi
	movl	$1, %ecx
	movq	%rbx, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB78_10
.Ltmp312:
.LBB78_11:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end78:
	.size	place_strings, .Lfunc_end78-place_strings
	.globl	place_globals
	.p2align	4
	.type	place_globals,@function
place_globals:
.Lfunc_begin79:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$16, %rsp
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	movq	64(%rax), %r14
.Ltmp313:
	callq	tables@PLT
	movq	72(%rax), %r15
	testq	%r15, %r15
	jle	.LBB79_8
	addq	%rbx, %r14
	addq	$8, %r14
	jmp	.LBB79_2
	.p2align	4
.LBB79_7:
	addq	$24, %r14
	decq	%r15
	je	.LBB79_8
.LBB79_2:
	movq	(%r14), %rdi
	movl	$2, %esi
	callq	place@PLT
	testq	%rax, %rax
	je	.LBB79_3
	cmpq	$0, 8(%r14)
	je	.LBB79_7
	movq	%rax, %rbx
	callq	tables@PLT
	addq	8(%r14), %rax
	movq	(%r14), %rdx
	movq	%rbx, %rdi
	movq	%rax, %rsi
	callq	memmove@PLT
	jmp	.LBB79_7
.LBB79_8:
	addq	$16, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.LBB79_3:
.Ltmp314:
	callq	lost@PLT
	movl	$.Ls26, %edi
	callq	say@PLT
.Ltmp315:
	movl	$5, %edi
	callq	say_unsigned@PLT
.Ltmp316:
	movl	$.Ls27, %edi
	callq	say@PLT
	movl	$.Ls22, %edi
	callq	say@PLT
	movl	$.Ls28, %edi
	callq	say@PLT
.Ltmp317:
	movl	$.Ls37, %edi
	callq	say@PLT
	movl	$.Ls74, %edi
	callq	say@PLT
	movq	(%r14), %rdi
.Ltmp318:
	callq	say_count@PLT
	movl	$.Ls75, %edi
	callq	say@PLT
.Ltmp319:
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	g16(%rip), %rdx
.Ltmp320:
	movl	$2, %edi
	movl	$g15, %esi
	callq	send@PLT
	movq	$0, g16(%rip)
	movq	g1(%rip), %rax
	movzbl	%al, %r14d
.Ltmp321:
	callq	lost@PLT
	testq	%r14, %r14
	movl	$74, %ebx
	cmovneq	%r14, %rbx
	testb	$1, %al
	cmoveq	%r14, %rbx
.Ltmp322:
	.p2align	4
.LBB79_4:
.Ltmp323:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB79_4
.Ltmp324:
.Lfunc_end79:
	.size	place_globals, .Lfunc_end79-place_globals
	.globl	place_arguments
	.p2align	4
	.type	place_arguments,@function
place_arguments:
.Lfunc_begin80:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%rsi, %rbx
	movq	%rdi, %r14
	leaq	8(,%rdi,8), %rdi
.Ltmp325:
	movl	$2, %esi
	callq	place@PLT
	movq	%rax, %r15
	testq	%r14, %r14
	jle	.LBB80_5
	xorl	%ebp, %ebp
	.p2align	4
.LBB80_2:
	movq	(%rbx,%rbp,8), %rax
	xorl	%r12d, %r12d
	.p2align	4
.LBB80_3:
	cmpb	$0, (%rax,%r12)
	leaq	1(%r12), %r12
	jne	.LBB80_3
	movl	$2, %esi
	movq	%r12, %rdi
	callq	place@PLT
	movq	%rax, %r13
	movq	(%rbx,%rbp,8), %rsi
	movq	%rax, %rdi
	movq	%r12, %rdx
	callq	memmove@PLT
	movq	%r13, (%r15,%rbp,8)
	incq	%rbp
	cmpq	%r14, %rbp
	jne	.LBB80_2
.Ltmp326:
.LBB80_5:
	movq	%r15, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end80:
	.size	place_arguments, .Lfunc_end80-place_arguments
	.globl	parse_int
	.p2align	4
	.type	parse_int,@function
parse_int:
.Lfunc_begin81:
	movzbl	(%rdi), %ecx
	leal	-48(%rcx), %eax
	cmpb	$9, %al
	ja	.LBB81_1
	incq	%rdi
	xorl	%eax, %eax
	.p2align	4
.LBB81_4:
	leaq	(%rax,%rax,4), %rax
	movzbl	%cl, %ecx
	leaq	(%rcx,%rax,2), %rax
	addq	$-48, %rax
	movzbl	(%rdi), %ecx
	leal	-48(%rcx), %edx
	incq	%rdi
	cmpb	$10, %dl
	jb	.LBB81_4
	retq
.LBB81_1:
	xorl	%eax, %eax
	retq
.Lfunc_end81:
	.size	parse_int, .Lfunc_end81-parse_int
	.globl	variable
	.p2align	4
	.type	variable,@function
variable:
.Lfunc_begin82:
	xorl	%ecx, %ecx
	.p2align	4
.LBB82_1:
	cmpb	$0, (%rsi,%rcx)
	leaq	1(%rcx), %rcx
	jne	.LBB82_1
	movq	(%rdi), %rdx
	movl	$.Ls67, %eax
	testq	%rdx, %rdx
	je	.LBB82_11
	leaq	-1(%rcx), %r8
	xorl	%r9d, %r9d
	jmp	.LBB82_4
	.p2align	4
.LBB82_9:
	cmpb	$61, -1(%rdx,%rcx)
	je	.LBB82_10
.LBB82_8:
	movq	8(%rdi,%r9,8), %rdx
	incq	%r9
	testq	%rdx, %rdx
	je	.LBB82_11
.LBB82_4:
	testq	%r8, %r8
	jle	.LBB82_9
	xorl	%r10d, %r10d
	.p2align	4
.LBB82_7:
	movzbl	(%rdx,%r10), %r11d
	cmpb	(%rsi,%r10), %r11b
	jne	.LBB82_8
	incq	%r10
	cmpq	%r10, %r8
	jne	.LBB82_7
	jmp	.LBB82_9
.LBB82_10:
	addq	%rcx, %rdx
	movq	%rdx, %rax
.LBB82_11:
	retq
.Lfunc_end82:
	.size	variable, .Lfunc_end82-variable
	.globl	wants_colour
	.p2align	4
	.type	wants_colour,@function
wants_colour:
.Lfunc_begin83:
	subq	$88, %rsp
	movq	(%rdi), %rax
	movl	$.Ls67, %ecx
	testq	%rax, %rax
	je	.LBB83_31
	leaq	8(%rdi), %rsi
	movq	%rax, %rdx
	jmp	.LBB83_2
	.p2align	4
.LBB83_12:
	movq	(%rsi), %rdx
	addq	$8, %rsi
	testq	%rdx, %rdx
	je	.LBB83_13
.LBB83_2:
	cmpb	$78, (%rdx)
	jne	.LBB83_12
	cmpb	$79, 1(%rdx)
	jne	.LBB83_12
	cmpb	$95, 2(%rdx)
	jne	.LBB83_12
	cmpb	$67, 3(%rdx)
	jne	.LBB83_12
	cmpb	$79, 4(%rdx)
	jne	.LBB83_12
	cmpb	$76, 5(%rdx)
	jne	.LBB83_12
	cmpb	$79, 6(%rdx)
	jne	.LBB83_12
	cmpb	$82, 7(%rdx)
	jne	.LBB83_12
	cmpb	$61, 8(%rdx)
	jne	.LBB83_12
	addq	$9, %rdx
	jmp	.LBB83_14
.LBB83_13:
	movl	$.Ls67, %edx
.LBB83_14:
	cmpb	$0, (%rdx)
	je	.LBB83_16
	xorl	%ecx, %ecx
.LBB83_49:
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.LBB83_16:
	leaq	8(%rdi), %rdx
	movq	%rax, %rsi
	jmp	.LBB83_17
	.p2align	4
.LBB83_30:
	movq	(%rdx), %rsi
	addq	$8, %rdx
	testq	%rsi, %rsi
	je	.LBB83_31
.LBB83_17:
	cmpb	$70, (%rsi)
	jne	.LBB83_30
	cmpb	$79, 1(%rsi)
	jne	.LBB83_30
	cmpb	$82, 2(%rsi)
	jne	.LBB83_30
	cmpb	$67, 3(%rsi)
	jne	.LBB83_30
	cmpb	$69, 4(%rsi)
	jne	.LBB83_30
	cmpb	$95, 5(%rsi)
	jne	.LBB83_30
	cmpb	$67, 6(%rsi)
	jne	.LBB83_30
	cmpb	$79, 7(%rsi)
	jne	.LBB83_30
	cmpb	$76, 8(%rsi)
	jne	.LBB83_30
	cmpb	$79, 9(%rsi)
	jne	.LBB83_30
	cmpb	$82, 10(%rsi)
	jne	.LBB83_30
	cmpb	$61, 11(%rsi)
	jne	.LBB83_30
	addq	$12, %rsi
	movq	%rsi, %rcx
.LBB83_31:
	movzbl	(%rcx), %edx
	cmpl	$48, %edx
	je	.LBB83_50
	movb	$1, %cl
	testl	%edx, %edx
	jne	.LBB83_49
	movl	$.Ls67, %ecx
	testq	%rax, %rax
	je	.LBB83_42
	addq	$8, %rdi
	jmp	.LBB83_35
	.p2align	4
.LBB83_41:
	movq	(%rdi), %rax
	addq	$8, %rdi
	testq	%rax, %rax
	je	.LBB83_42
.LBB83_35:
	cmpb	$84, (%rax)
	jne	.LBB83_41
	cmpb	$69, 1(%rax)
	jne	.LBB83_41
	cmpb	$82, 2(%rax)
	jne	.LBB83_41
	cmpb	$77, 3(%rax)
	jne	.LBB83_41
	cmpb	$61, 4(%rax)
	jne	.LBB83_41
	addq	$5, %rax
	movq	%rax, %rcx
.LBB83_42:
	cmpb	$100, (%rcx)
	jne	.LBB83_48
	cmpb	$117, 1(%rcx)
	jne	.LBB83_48
	cmpb	$109, 2(%rcx)
	jne	.LBB83_48
	cmpb	$98, 3(%rcx)
	jne	.LBB83_48
	cmpb	$0, 4(%rcx)
	je	.LBB83_47
.LBB83_48:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp327:
	movq	$0, (%rsp)
	leaq	16(%rsp), %rcx
	movl	$16, %edi
	movl	$2, %esi
	movl	$21505, %edx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	sete	%cl
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.Ltmp328:
.LBB83_50:
	cmpb	$0, 1(%rcx)
	setne	%cl
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.LBB83_47:
	xorl	%ecx, %ecx
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.Lfunc_end83:
	.size	wants_colour, .Lfunc_end83-wants_colour
	.globl	read_settings
	.p2align	4
	.type	read_settings,@function
read_settings:
.Lfunc_begin84:
	pushq	%rbx
	subq	$80, %rsp
	movq	8(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB84_1
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB84_3:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB84_3
	jmp	.LBB84_4
.LBB84_1:
	xorl	%edx, %edx
.LBB84_4:
	movq	%rdx, g0(%rip)
	movq	16(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB84_5
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB84_7:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB84_7
	jmp	.LBB84_8
.LBB84_5:
	xorl	%edx, %edx
.LBB84_8:
	movq	%rdx, g1(%rip)
	movq	24(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB84_9
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB84_11:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB84_11
	jmp	.LBB84_12
.LBB84_9:
	xorl	%edx, %edx
.LBB84_12:
	movq	%rdx, g2(%rip)
	movq	32(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB84_13
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB84_15:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB84_15
	jmp	.LBB84_16
.LBB84_13:
	xorl	%edx, %edx
.LBB84_16:
	movq	%rdx, g3(%rip)
	movq	40(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB84_17
	incq	%rax
	xorl	%ebx, %ebx
	.p2align	4
.LBB84_19:
	leaq	(%rbx,%rbx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rbx
	addq	$-48, %rbx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	incq	%rax
	cmpb	$10, %dl
	jb	.LBB84_19
	jmp	.LBB84_20
.LBB84_17:
	xorl	%ebx, %ebx
.LBB84_20:
	movq	48(%rdi), %rax
	movq	%rax, g8(%rip)
	movq	56(%rdi), %rcx
	movzbl	(%rcx), %edx
	leal	-48(%rdx), %eax
	cmpb	$9, %al
	ja	.LBB84_21
	incq	%rcx
	xorl	%eax, %eax
	.p2align	4
.LBB84_23:
	leaq	(%rax,%rax,4), %rax
	movzbl	%dl, %edx
	leaq	(%rdx,%rax,2), %rax
	addq	$-48, %rax
	movzbl	(%rcx), %edx
	leal	-48(%rdx), %esi
	incq	%rcx
	cmpb	$10, %sil
	jb	.LBB84_23
	jmp	.LBB84_24
.LBB84_21:
	xorl	%eax, %eax
.LBB84_24:
	movq	%rax, g5(%rip)
	movq	64(%rdi), %rdx
	movzbl	(%rdx), %esi
	leal	-48(%rsi), %ecx
	cmpb	$9, %cl
	ja	.LBB84_25
	incq	%rdx
	xorl	%ecx, %ecx
	.p2align	4
.LBB84_27:
	leaq	(%rcx,%rcx,4), %rcx
	movzbl	%sil, %esi
	leaq	(%rsi,%rcx,2), %rcx
	addq	$-48, %rcx
	movzbl	(%rdx), %esi
	leal	-48(%rsi), %r8d
	incq	%rdx
	cmpb	$10, %r8b
	jb	.LBB84_27
	jmp	.LBB84_28
.LBB84_25:
	xorl	%ecx, %ecx
.LBB84_28:
	leaq	64(%rdi), %rdx
	movq	%rcx, g7(%rip)
	leaq	(%rcx,%rax), %rsi
	testq	%rsi, %rsi
	jle	.LBB84_35
	cmpq	$4, %rsi
	jae	.LBB84_32
	xorl	%r8d, %r8d
	jmp	.LBB84_31
.LBB84_32:
	movabsq	$9223372036854775804, %r8
	andq	%rsi, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB84_33:
	movups	72(%rdi,%r9,8), %xmm0
	movups	88(%rdi,%r9,8), %xmm1
	movups	%xmm0, 64(%rdi,%r9,8)
	movups	%xmm1, 80(%rdi,%r9,8)
	addq	$4, %r9
	cmpq	%r9, %r8
	jne	.LBB84_33
	jmp	.LBB84_34
.LBB84_31:
	movq	72(%rdi,%r8,8), %r9
	movq	%r9, 64(%rdi,%r8,8)
	incq	%r8
.LBB84_34:
	cmpq	%r8, %rsi
	jne	.LBB84_31
.LBB84_35:
	movq	%rdx, g4(%rip)
	leaq	(%rdi,%rax,8), %rdx
	addq	$64, %rdx
	movq	%rdx, g6(%rip)
	testq	%rbx, %rbx
	jle	.LBB84_37
.Ltmp329:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp330:
	callq	restorer@PLT
	movq	%rax, 32(%rsp)
	movq	$0, 40(%rsp)
	movq	$0, (%rsp)
	leaq	16(%rsp), %rdx
	movl	$13, %edi
	movl	$14, %esi
	movl	$8, %r8d
	xorl	%ecx, %ecx
	xorl	%r9d, %r9d
	callq	sys6@PLT
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movabsq	$4835703278458516699, %rcx
	movq	%rbx, %rax
	mulq	%rcx
	shrq	$18, %rdx
	movq	%rdx, 64(%rsp)
	imulq	$1000000, %rdx, %rax
	subq	%rax, %rbx
	movq	%rbx, 72(%rsp)
.Ltmp331:
	movq	$0, (%rsp)
	leaq	48(%rsp), %rdx
	movl	$38, %edi
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movq	g5(%rip), %rax
	movq	g7(%rip), %rcx
.Ltmp332:
.LBB84_37:
	addq	%rcx, %rax
	addq	$8, %rax
	addq	$80, %rsp
	popq	%rbx
	retq
.Lfunc_end84:
	.size	read_settings, .Lfunc_end84-read_settings
	.globl	reserve_standard
	.p2align	4
	.type	reserve_standard,@function
reserve_standard:
.Lfunc_begin85:
	pushq	%rax
.Ltmp333:
	movq	$0, (%rsp)
	movl	$72, %edi
	movl	$1, %edx
	xorl	%esi, %esi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	cmpq	$-9, %rax
	jne	.LBB85_2
.Ltmp334:
	movq	$0, (%rsp)
	movl	$257, %edi
	movl	$.Ls80, %edx
	movl	$1, %ecx
	movq	$-100, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
.LBB85_2:
.Ltmp335:
	movq	$0, (%rsp)
	movl	$72, %edi
	movl	$1, %esi
	movl	$1, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	cmpq	$-9, %rax
	jne	.LBB85_4
.Ltmp336:
	movq	$0, (%rsp)
	movl	$257, %edi
	movl	$.Ls80, %edx
	movq	$-100, %rsi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
.LBB85_4:
.Ltmp337:
	movq	$0, (%rsp)
	movl	$72, %edi
	movl	$2, %esi
	movl	$1, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	cmpq	$-9, %rax
	jne	.LBB85_6
.Ltmp338:
	movq	$0, (%rsp)
	movl	$257, %edi
	movl	$.Ls80, %edx
	movq	$-100, %rsi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp339:
.LBB85_6:
	popq	%rax
	retq
.Lfunc_end85:
	.size	reserve_standard, .Lfunc_end85-reserve_standard
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI86_0:
	.quad	67070209294368
	.quad	68169720922176
.LCPI86_1:
	.quad	69269232550016
	.quad	70368744177920
.LCPI86_2:
	.quad	71468255805952
	.quad	72567767434240
.LCPI86_3:
	.quad	73667279063040
	.quad	74766790692864
.LCPI86_4:
	.quad	75866302324736
	.quad	76965813960704
.LCPI86_5:
	.quad	78065325604864
	.quad	79164837265408
.LCPI86_6:
	.quad	80264348958720
	.quad	81363860717568
.LCPI86_7:
	.quad	82463372607488
	.quad	83562884759552
.LCPI86_8:
	.quad	84662397435904
	.quad	85761911160832
.LCPI86_9:
	.quad	86861426982912
	.quad	87960946999296
.LCPI86_10:
	.quad	89060475404288
	.quad	90160020586496
.LCPI86_11:
	.quad	91259599323136
	.quad	92359245168640
	.text
	.globl	rt_start
	.p2align	4
	.type	rt_start,@function
rt_start:
.Lfunc_begin86:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$80, %rsp
	movq	%rdi, %r14
	movq	(%rdi), %rbx
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp340:
	movq	$0, (%rsp)
	leaq	16(%rsp), %rcx
	movl	$16, %edi
	movl	$1, %esi
	movl	$21505, %edx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	xorl	%ecx, %ecx
	testq	%rax, %rax
	sete	%cl
	movq	%rcx, g13(%rip)
.Ltmp341:
	callq	reserve_standard@PLT
	callq	catch_all@PLT
	movabsq	$5497558138880, %rdi
	movabsq	$87960930222080, %rsi
.Ltmp342:
	movl	$3, %edx
	callq	map_fixed@PLT
	movb	$1, g26(%rip)
	movb	$1, g27(%rip)
.Ltmp343:
	movq	$0, (%rsp)
	movabsq	$63771674411008, %rsi
	movabsq	$1099511627776, %rdx
	movl	$10, %edi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movaps	.LCPI86_0(%rip), %xmm0
	movq	nx_sp@GOTPCREL(%rip), %rax
	movups	%xmm0, 40(%rax)
	movaps	.LCPI86_1(%rip), %xmm0
	movups	%xmm0, 56(%rax)
	movaps	.LCPI86_2(%rip), %xmm0
	movups	%xmm0, 72(%rax)
	movaps	.LCPI86_3(%rip), %xmm0
	movups	%xmm0, 88(%rax)
	movaps	.LCPI86_4(%rip), %xmm0
	movups	%xmm0, 104(%rax)
	movaps	.LCPI86_5(%rip), %xmm0
	movups	%xmm0, 120(%rax)
	movaps	.LCPI86_6(%rip), %xmm0
	movups	%xmm0, 136(%rax)
	movaps	.LCPI86_7(%rip), %xmm0
	movups	%xmm0, 152(%rax)
	movaps	.LCPI86_8(%rip), %xmm0
	movups	%xmm0, 168(%rax)
	movaps	.LCPI86_9(%rip), %xmm0
	movups	%xmm0, 184(%rax)
	movaps	.LCPI86_10(%rip), %xmm0
	movups	%xmm0, 200(%rax)
	movaps	.LCPI86_11(%rip), %xmm0
	movups	%xmm0, 216(%rax)
	addq	$8, %r14
.Ltmp344:
	callq	tables@PLT
	cmpq	$0, 112(%rax)
	je	.LBB86_1
	leaq	(%r14,%rbx,8), %rdi
	addq	$8, %rdi
	callq	wants_colour@PLT
	movq	%rax, g3(%rip)
	xorl	%eax, %eax
	jmp	.LBB86_3
.LBB86_1:
	movq	%r14, %rdi
	callq	read_settings@PLT
.LBB86_3:
	leaq	(%r14,%rax,8), %r15
	movq	(%r14), %rcx
	movq	%rcx, (%r14,%rax,8)
	subq	%rax, %rbx
	callq	place_strings@PLT
	callq	place_globals@PLT
	cmpq	$1, %rbx
	jne	.LBB86_11
	callq	tables@PLT
	movl	$1, %ebx
	cmpq	$0, 112(%rax)
	je	.LBB86_11
.Ltmp345:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	120(%rax), %r14
	movq	(%r15), %rax
	movq	%rax, g29(%rip)
	movl	$g29, %r15d
.Ltmp346:
	callq	tables@PLT
	cmpq	$0, 128(%rax)
	jle	.LBB86_11
	movl	$1, %r12d
	xorl	%r13d, %r13d
	.p2align	4
.LBB86_7:
	leaq	(%r14,%r13), %rax
	movq	%rax, g29(,%r12,8)
	.p2align	4
.LBB86_8:
	cmpb	$0, (%r14,%r13)
	leaq	1(%r13), %r13
	jne	.LBB86_8
	leaq	1(%r12), %rbx
	callq	tables@PLT
	cmpq	128(%rax), %r12
	jge	.LBB86_11
	cmpq	$255, %r12
	movq	%rbx, %r12
	jb	.LBB86_7
.LBB86_11:
	callq	tables@PLT
	cmpq	$0, 104(%rax)
	je	.LBB86_12
	movq	%rbx, %rdi
	movq	%r15, %rsi
	callq	place_arguments@PLT
	movq	%rax, %rdx
	jmp	.LBB86_14
.LBB86_12:
	xorl	%edx, %edx
.LBB86_14:
	xorl	%eax, %eax
	cmpb	$0, g27(%rip)
	movabsq	$64871722909696, %rdi
	cmoveq	%rax, %rdi
	movq	%rbx, %rsi
	callq	run_main@PLT
	movzbl	%al, %r14d
.Ltmp347:
	callq	lost@PLT
	testq	%r14, %r14
	movl	$74, %ebx
	cmovneq	%r14, %rbx
	testb	$1, %al
	cmoveq	%r14, %rbx
.Ltmp348:
	.p2align	4
.LBB86_15:
.Ltmp349:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB86_15
.Ltmp350:
.Lfunc_end86:
	.size	rt_start, .Lfunc_end86-rt_start
	.type	g0,@object
	.data
	.p2align	3, 0x0
g0:
	.quad	4294967296
	.size	g0, 8
	.type	g1,@object
	.p2align	3, 0x0
g1:
	.quad	101
	.size	g1, 8
	.type	g2,@object
	.local	g2
	.comm	g2,8,8
	.type	g3,@object
	.local	g3
	.comm	g3,8,8
	.type	g4,@object
	.local	g4
	.comm	g4,8,8
	.type	g5,@object
	.local	g5
	.comm	g5,8,8
	.type	g6,@object
	.local	g6
	.comm	g6,8,8
	.type	g7,@object
	.local	g7
	.comm	g7,8,8
	.type	g8,@object
	.local	g8
	.comm	g8,8,8
	.type	g9,@object
	.local	g9
	.comm	g9,65536,8
	.type	g10,@object
	.local	g10
	.comm	g10,8,8
	.type	g11,@object
	.local	g11
	.comm	g11,8,8
	.type	nx_stderr,@object
	.globl	nx_stderr
	.p2align	3, 0x0
nx_stderr:
	.quad	2
	.size	nx_stderr, 8
	.type	g13,@object
	.local	g13
	.comm	g13,8,8
	.type	g14,@object
	.local	g14
	.comm	g14,1,8
	.type	g15,@object
	.local	g15
	.comm	g15,16384,8
	.type	g16,@object
	.local	g16
	.comm	g16,8,8
	.type	g17,@object
	.local	g17
	.comm	g17,1,8
	.type	g18,@object
	.local	g18
	.comm	g18,1024,8
	.type	g19,@object
	.local	g19
	.comm	g19,40,8
	.type	g20,@object
	.local	g20
	.comm	g20,8,8
	.type	nx_sp,@object
	.bss
	.globl	nx_sp
	.p2align	3, 0x0
nx_sp:
	.zero	256
	.size	nx_sp, 256
	.type	g22,@object
	.local	g22
	.comm	g22,4096,8
	.type	g23,@object
	.local	g23
	.comm	g23,8192,8
	.type	g24,@object
	.local	g24
	.comm	g24,16384,8
	.type	g25,@object
	.local	g25
	.comm	g25,4096,8
	.type	g26,@object
	.local	g26
	.comm	g26,1,8
	.type	g27,@object
	.local	g27
	.comm	g27,1,8
	.type	g28,@object
	.local	g28
	.comm	g28,65536,8
	.type	g29,@object
	.local	g29
	.comm	g29,2048,8
	.type	.Ls0,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls0:
	.asciz	"error: standard output cannot be written: "
	.size	.Ls0, 43
	.type	.Ls1,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls1:
	.asciz	"\n"
	.size	.Ls1, 2
	.type	.Ls2,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls2:
	.asciz	"no space left on device"
	.size	.Ls2, 24
	.type	.Ls3,@object
	.p2align	4, 0x0
.Ls3:
	.asciz	"input/output error"
	.size	.Ls3, 19
	.type	.Ls4,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls4:
	.asciz	"file too large"
	.size	.Ls4, 15
	.type	.Ls5,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls5:
	.asciz	"disk quota exceeded"
	.size	.Ls5, 20
	.type	.Ls6,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls6:
	.asciz	"it is closed"
	.size	.Ls6, 13
	.type	.Ls7,@object
.Ls7:
	.asciz	"errno "
	.size	.Ls7, 7
	.type	.Ls8,@object
.Ls8:
	.asciz	"-"
	.size	.Ls8, 2
	.type	.Ls9,@object
.Ls9:
	.asciz	"0x"
	.size	.Ls9, 3
	.type	.Ls10,@object
.Ls10:
	.asciz	" byte"
	.size	.Ls10, 6
	.type	.Ls11,@object
.Ls11:
	.asciz	" bytes"
	.size	.Ls11, 7
	.type	.Ls12,@object
.Ls12:
	.asciz	" "
	.size	.Ls12, 2
	.type	.Ls13,@object
.Ls13:
	.asciz	" at "
	.size	.Ls13, 5
	.type	.Ls14,@object
.Ls14:
	.asciz	":"
	.size	.Ls14, 2
	.type	.Ls15,@object
.Ls15:
	.asciz	"..."
	.size	.Ls15, 4
	.type	.Ls16,@object
.Ls16:
	.asciz	"... "
	.size	.Ls16, 5
	.type	.Ls17,@object
.Ls17:
	.asciz	" more ..."
	.size	.Ls17, 10
	.type	.Ls18,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls18:
	.asciz	"division by zero"
	.size	.Ls18, 17
	.type	.Ls19,@object
	.p2align	4, 0x0
.Ls19:
	.asciz	"access outside live memory"
	.size	.Ls19, 27
	.type	.Ls20,@object
	.p2align	4, 0x0
.Ls20:
	.asciz	"write to read-only memory"
	.size	.Ls20, 26
	.type	.Ls21,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls21:
	.asciz	"stack overflow"
	.size	.Ls21, 15
	.type	.Ls22,@object
.Ls22:
	.asciz	"out of memory"
	.size	.Ls22, 14
	.type	.Ls23,@object
.Ls23:
	.asciz	"failed assert"
	.size	.Ls23, 14
	.type	.Ls24,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls24:
	.asciz	"bad argument to an intrinsic"
	.size	.Ls24, 29
	.type	.Ls25,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls25:
	.asciz	"not permitted"
	.size	.Ls25, 14
	.type	.Ls26,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls26:
	.asciz	"\033[1;31mtrap[R000"
	.size	.Ls26, 17
	.type	.Ls27,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls27:
	.asciz	"]\033[0m\033[1m: "
	.size	.Ls27, 12
	.type	.Ls28,@object
.Ls28:
	.asciz	"\033[0m\n"
	.size	.Ls28, 6
	.type	.Ls29,@object
.Ls29:
	.asciz	"\033[1;34m--> \033[0m"
	.size	.Ls29, 16
	.type	.Ls30,@object
.Ls30:
	.asciz	"\n\033[1;34m "
	.size	.Ls30, 10
	.type	.Ls31,@object
.Ls31:
	.asciz	" |\033[0m "
	.size	.Ls31, 8
	.type	.Ls32,@object
.Ls32:
	.asciz	"\033[1;31m"
	.size	.Ls32, 8
	.type	.Ls33,@object
.Ls33:
	.asciz	"^"
	.size	.Ls33, 2
	.type	.Ls34,@object
.Ls34:
	.asciz	"\033[0m \033[1;31m"
	.size	.Ls34, 13
	.type	.Ls35,@object
.Ls35:
	.asciz	"\033[1;34m|\033[0m"
	.size	.Ls35, 13
	.type	.Ls36,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls36:
	.asciz	"\033[1;34m=\033[0m stack: "
	.size	.Ls36, 21
	.type	.Ls37,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls37:
	.asciz	"  = "
	.size	.Ls37, 5
	.type	.Ls38,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls38:
	.asciz	"the condition is false"
	.size	.Ls38, 23
	.type	.Ls39,@object
	.p2align	4, 0x0
.Ls39:
	.asciz	"the divisor is 0"
	.size	.Ls39, 17
	.type	.Ls40,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls40:
	.asciz	"index "
	.size	.Ls40, 7
	.type	.Ls41,@object
.Ls41:
	.asciz	" is outside "
	.size	.Ls41, 13
	.type	.Ls42,@object
.Ls42:
	.asciz	"write of "
	.size	.Ls42, 10
	.type	.Ls43,@object
.Ls43:
	.asciz	"read of "
	.size	.Ls43, 9
	.type	.Ls44,@object
.Ls44:
	.asciz	", "
	.size	.Ls44, 3
	.type	.Ls45,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls45:
	.asciz	"in a string, which is read-only"
	.size	.Ls45, 32
	.type	.Ls46,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls46:
	.asciz	" before"
	.size	.Ls46, 8
	.type	.Ls47,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls47:
	.asciz	" past the end of"
	.size	.Ls47, 17
	.type	.Ls48,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls48:
	.asciz	"reaching "
	.size	.Ls48, 10
	.type	.Ls49,@object
.Ls49:
	.asciz	" a block of "
	.size	.Ls49, 13
	.type	.Ls50,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls50:
	.asciz	"through a null pointer"
	.size	.Ls50, 23
	.type	.Ls51,@object
	.p2align	4, 0x0
.Ls51:
	.asciz	"where no block is"
	.size	.Ls51, 18
	.type	.Ls52,@object
	.p2align	4, 0x0
.Ls52:
	.asciz	"in a block that sys_munmap freed"
	.size	.Ls52, 33
	.type	.Ls53,@object
	.p2align	4, 0x0
.Ls53:
	.asciz	"in a variable of a function that has returned"
	.size	.Ls53, 46
	.type	.Ls54,@object
	.p2align	4, 0x0
.Ls54:
	.asciz	"sys_mmap of a negative size, "
	.size	.Ls54, 30
	.type	.Ls55,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls55:
	.asciz	"sys_mmap of "
	.size	.Ls55, 13
	.type	.Ls56,@object
.Ls56:
	.asciz	", where "
	.size	.Ls56, 9
	.type	.Ls57,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls57:
	.asciz	" is in use and the limit is "
	.size	.Ls57, 29
	.type	.Ls58,@object
	.p2align	4, 0x0
.Ls58:
	.asciz	" are in use and the limit is "
	.size	.Ls58, 30
	.type	.Ls59,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls59:
	.asciz	"sys_munmap of "
	.size	.Ls59, 15
	.type	.Ls60,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls60:
	.asciz	"which no sys_mmap gave"
	.size	.Ls60, 23
	.type	.Ls61,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls61:
	.asciz	" of a block of "
	.size	.Ls61, 16
	.type	.Ls62,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls62:
	.asciz	"calls are nested too deep"
	.size	.Ls62, 26
	.type	.Ls63,@object
	.p2align	4, 0x0
.Ls63:
	.asciz	" of a negative length, "
	.size	.Ls63, 24
	.type	.Ls64,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls64:
	.asciz	"sys_write"
	.size	.Ls64, 10
	.type	.Ls65,@object
.Ls65:
	.asciz	"sys_read"
	.size	.Ls65, 9
	.type	.Ls66,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls66:
	.asciz	"the clock makes runs differ; `--allow-clock` permits it"
	.size	.Ls66, 56
	.type	.Ls67,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls67:
	.zero	1
	.size	.Ls67, 1
	.type	.Ls68,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls68:
	.asciz	"the processor refused an access at "
	.size	.Ls68, 36
	.type	.Ls69,@object
	.p2align	4, 0x0
.Ls69:
	.asciz	"nxpy: stopped after "
	.size	.Ls69, 21
	.type	.Ls70,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls70:
	.asciz	" s (--timeout "
	.size	.Ls70, 15
	.type	.Ls71,@object
.Ls71:
	.asciz	")\n"
	.size	.Ls71, 3
	.type	.Ls72,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls72:
	.asciz	"error: this system does not grant the address space that native programs need\n"
	.size	.Ls72, 79
	.type	.Ls73,@object
	.p2align	4, 0x0
.Ls73:
	.asciz	"  = help: --engine interp runs without it\n"
	.size	.Ls73, 43
	.type	.Ls74,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls74:
	.asciz	"a variable of "
	.size	.Ls74, 15
	.type	.Ls75,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls75:
	.asciz	" has no place in memory"
	.size	.Ls75, 24
	.type	.Ls80,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls80:
	.asciz	"/dev/null"
	.size	.Ls80, 10
	.type	.Lswitch.table.trap_head,@object
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Lswitch.table.trap_head:
	.quad	.Ls18
	.quad	.Ls19
	.quad	.Ls20
	.quad	.Ls21
	.quad	.Ls22
	.quad	.Ls23
	.quad	.Ls24
	.size	.Lswitch.table.trap_head, 56
	.section	".note.GNU-stack","",@progbits
