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
	.globl	finish
	.p2align	4
	.type	finish,@function
finish:
.Lfunc_begin12:
	pushq	%rbx
	subq	$16, %rsp
	movq	%rdi, %rbx
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB12_2
	movq	$0, g10(%rip)
.Ltmp17:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp18:
.LBB12_2:
	movzbl	%bl, %ebx
	.p2align	4
.LBB12_3:
.Ltmp19:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB12_3
.Ltmp20:
.Lfunc_end12:
	.size	finish, .Lfunc_end12-finish
	.globl	is_terminal
	.p2align	4
	.type	is_terminal,@function
is_terminal:
.Lfunc_begin13:
	subq	$88, %rsp
	movq	%rdi, %rsi
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp21:
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
.Ltmp22:
.Lfunc_end13:
	.size	is_terminal, .Lfunc_end13-is_terminal
	.globl	say_flush
	.p2align	4
	.type	say_flush,@function
say_flush:
.Lfunc_begin14:
	pushq	%rax
	movq	g15(%rip), %rdx
.Ltmp23:
	movl	$2, %edi
	movl	$g14, %esi
	callq	send@PLT
	movq	$0, g15(%rip)
	popq	%rax
	retq
.Ltmp24:
.Lfunc_end14:
	.size	say_flush, .Lfunc_end14-say_flush
	.globl	say_byte
	.p2align	4
	.type	say_byte,@function
say_byte:
.Lfunc_begin15:
	cmpq	$0, g3(%rip)
	je	.LBB15_1
.LBB15_6:
	movq	g15(%rip), %rax
	cmpq	$16384, %rax
	jne	.LBB15_8
	pushq	%rbx
	movl	%edi, %ebx
.Ltmp25:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movl	%ebx, %edi
	xorl	%eax, %eax
	popq	%rbx
.Ltmp26:
.LBB15_8:
	movb	%dil, g14(%rax)
	incq	%rax
	movq	%rax, g15(%rip)
.LBB15_9:
	retq
.LBB15_1:
	cmpb	$27, %dil
	jne	.LBB15_3
	movb	$1, g16(%rip)
	retq
.LBB15_3:
	cmpb	$1, g16(%rip)
	jne	.LBB15_6
	cmpb	$109, %dil
	jne	.LBB15_9
	movb	$0, g16(%rip)
	retq
.Lfunc_end15:
	.size	say_byte, .Lfunc_end15-say_byte
	.globl	say_bytes
	.p2align	4
	.type	say_bytes,@function
say_bytes:
.Lfunc_begin16:
	testq	%rsi, %rsi
	jle	.LBB16_14
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	g3(%rip), %rax
	xorl	%r15d, %r15d
	jmp	.LBB16_4
	.p2align	4
.LBB16_2:
	movb	%bpl, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB16_3:
	incq	%r15
	cmpq	%r15, %rbx
	je	.LBB16_13
.LBB16_4:
	movzbl	(%r14,%r15), %ebp
	testq	%rax, %rax
	je	.LBB16_7
.LBB16_5:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB16_2
.Ltmp27:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB16_2
.Ltmp28:
.Ltmp29:
	.p2align	4
.LBB16_7:
	cmpb	$27, %bpl
	jne	.LBB16_9
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB16_3
.LBB16_9:
	cmpb	$1, g16(%rip)
	jne	.LBB16_5
	cmpb	$109, %bpl
	jne	.LBB16_12
	movb	$0, g16(%rip)
.LBB16_12:
	xorl	%eax, %eax
	jmp	.LBB16_3
.LBB16_13:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB16_14:
	retq
.Lfunc_end16:
	.size	say_bytes, .Lfunc_end16-say_bytes
	.globl	say
	.p2align	4
	.type	say,@function
say:
.Lfunc_begin17:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
	movq	$-1, %r14
	.p2align	4
.LBB17_1:
	cmpb	$0, 1(%rbx,%r14)
	leaq	1(%r14), %r14
	jne	.LBB17_1
	testq	%r14, %r14
	jle	.LBB17_15
	movq	g3(%rip), %rax
	xorl	%r15d, %r15d
	jmp	.LBB17_6
	.p2align	4
.LBB17_4:
	movb	%bpl, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB17_5:
	incq	%r15
	cmpq	%r15, %r14
	je	.LBB17_15
.LBB17_6:
	movzbl	(%rbx,%r15), %ebp
	testq	%rax, %rax
	je	.LBB17_9
.LBB17_7:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB17_4
.Ltmp30:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB17_4
.Ltmp31:
.Ltmp32:
	.p2align	4
.LBB17_9:
	cmpb	$27, %bpl
	jne	.LBB17_11
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB17_5
.LBB17_11:
	cmpb	$1, g16(%rip)
	jne	.LBB17_7
	cmpb	$109, %bpl
	jne	.LBB17_14
	movb	$0, g16(%rip)
.LBB17_14:
	xorl	%eax, %eax
	jmp	.LBB17_5
.LBB17_15:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end17:
	.size	say, .Lfunc_end17-say
	.globl	say_unsigned
	.p2align	4
	.type	say_unsigned,@function
say_unsigned:
.Lfunc_begin18:
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
.LBB18_1:
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
	ja	.LBB18_1
	movq	%rbx, %rax
	negq	%rax
	testq	%rax, %rax
	jle	.LBB18_15
	leaq	1(%rbx), %r14
	movq	g3(%rip), %rax
	jmp	.LBB18_6
	.p2align	4
.LBB18_4:
	movb	%bpl, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB18_5:
	incq	%r14
	incq	%rbx
	cmpq	$1, %r14
	je	.LBB18_15
.LBB18_6:
	movzbl	20(%rsp,%rbx), %ebp
	testq	%rax, %rax
	je	.LBB18_9
.LBB18_7:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB18_4
.Ltmp33:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB18_4
.Ltmp34:
.Ltmp35:
	.p2align	4
.LBB18_9:
	cmpb	$27, %bpl
	jne	.LBB18_11
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB18_5
.LBB18_11:
	cmpb	$1, g16(%rip)
	jne	.LBB18_7
	cmpb	$109, %bpl
	jne	.LBB18_14
	movb	$0, g16(%rip)
.LBB18_14:
	xorl	%eax, %eax
	jmp	.LBB18_5
.LBB18_15:
	addq	$32, %rsp
	popq	%rbx
	popq	%r14
	popq	%rbp
	retq
.Lfunc_end18:
	.size	say_unsigned, .Lfunc_end18-say_unsigned
	.globl	say_int
	.p2align	4
	.type	say_int,@function
say_int:
.Lfunc_begin19:
	testq	%rdi, %rdi
	jns	say_unsigned@PLT
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp36:
	movl	$.Ls0, %edi
	callq	say@PLT
	negq	%rbx
	movq	%rbx, %rdi
	popq	%rbx
	jmp	say_unsigned@PLT
.Ltmp37:
.Lfunc_end19:
	.size	say_int, .Lfunc_end19-say_int
	.globl	say_hex
	.p2align	4
	.type	say_hex,@function
say_hex:
.Lfunc_begin20:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp38:
	movl	$.Ls1, %edi
	callq	say@PLT
	movq	%rbx, %rax
	shrq	$60, %rax
	movl	$60, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$56, %rax
	movl	$56, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$52, %rax
	movl	$52, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$48, %rax
	movl	$48, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$44, %rax
	movl	$44, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$40, %rax
	movl	$40, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$36, %rax
	movl	$36, %r14d
	jne	.LBB20_15
	movq	%rbx, %rax
	shrq	$32, %rax
	movl	$32, %r14d
	jne	.LBB20_15
	movl	$28, %r14d
	cmpq	$268435455, %rbx
	ja	.LBB20_15
	movl	$24, %r14d
	cmpq	$16777215, %rbx
	ja	.LBB20_15
	movl	$20, %r14d
	cmpq	$1048575, %rbx
	ja	.LBB20_15
	movl	$16, %r14d
	cmpq	$65535, %rbx
	ja	.LBB20_15
	movl	$12, %r14d
	cmpq	$4095, %rbx
	ja	.LBB20_15
	movl	$8, %r14d
	cmpq	$255, %rbx
	ja	.LBB20_15
	xorl	%r14d, %r14d
	cmpq	$16, %rbx
	setae	%r14b
	shll	$2, %r14d
	jmp	.LBB20_15
	.p2align	4
.LBB20_24:
	xorl	%eax, %eax
.LBB20_25:
	movb	%r15b, g14(%rax)
	incq	%rax
	movq	%rax, g15(%rip)
.LBB20_26:
	cmpq	$3, %r14
	leaq	-4(%r14), %r14
	jle	.LBB20_27
.LBB20_15:
	movl	%r14d, %ecx
	andb	$60, %cl
	movq	%rbx, %r15
	shrq	%cl, %r15
	andl	$15, %r15d
	movq	g3(%rip), %rax
	cmpq	$9, %r15
	ja	.LBB20_20
	testq	%rax, %rax
	jne	.LBB20_18
	cmpb	$0, g16(%rip)
	jne	.LBB20_26
.LBB20_18:
	orb	$48, %r15b
	movq	g15(%rip), %rax
	cmpq	$16384, %rax
	jne	.LBB20_25
.Ltmp39:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	jmp	.LBB20_24
.Ltmp40:
.Ltmp41:
	.p2align	4
.LBB20_20:
	testq	%rax, %rax
	jne	.LBB20_22
	cmpb	$0, g16(%rip)
	jne	.LBB20_26
.LBB20_22:
	addb	$87, %r15b
	movq	g15(%rip), %rax
	cmpq	$16384, %rax
	jne	.LBB20_25
.Ltmp42:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	jmp	.LBB20_24
.Ltmp43:
.LBB20_27:
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lfunc_end20:
	.size	say_hex, .Lfunc_end20-say_hex
	.globl	say_count
	.p2align	4
	.type	say_count,@function
say_count:
.Lfunc_begin21:
	pushq	%rbx
	movq	%rdi, %rbx
	testq	%rdi, %rdi
	js	.LBB21_1
.Ltmp44:
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
	cmpq	$1, %rbx
	jne	.LBB21_2
.Ltmp45:
	movl	$.Ls2, %edi
	popq	%rbx
	jmp	say@PLT
.LBB21_1:
.Ltmp46:
	movl	$.Ls0, %edi
	callq	say@PLT
	negq	%rbx
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
.Ltmp47:
.LBB21_2:
	movl	$.Ls3, %edi
	popq	%rbx
	jmp	say@PLT
.Ltmp48:
.Lfunc_end21:
	.size	say_count, .Lfunc_end21-say_count
	.globl	spaces
	.p2align	4
	.type	spaces,@function
spaces:
.Lfunc_begin22:
	testq	%rdi, %rdi
	jle	.LBB22_4
	pushq	%rbx
	movq	%rdi, %rbx
	.p2align	4
.LBB22_2:
.Ltmp49:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB22_2
.Ltmp50:
	popq	%rbx
.LBB22_4:
	retq
.Lfunc_end22:
	.size	spaces, .Lfunc_end22-spaces
	.globl	find_frame
	.p2align	4
	.type	find_frame,@function
find_frame:
.Lfunc_begin23:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %rbx
.Ltmp51:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	80(%rax), %r14
.Ltmp52:
	callq	tables@PLT
	movq	88(%rax), %rcx
	xorl	%eax, %eax
	testq	%rcx, %rcx
	jle	.LBB23_8
.Ltmp53:
	xorl	%edx, %edx
	jmp	.LBB23_2
	.p2align	4
.LBB23_5:
	movq	%rsi, %rcx
	cmpq	%rcx, %rdx
	jge	.LBB23_8
.LBB23_2:
	leaq	(%rdx,%rcx), %rdi
	movq	%rdi, %rsi
	shrq	$63, %rsi
	addq	%rdi, %rsi
	sarq	%rsi
	movq	%rsi, %rdi
	shlq	$4, %rdi
	movl	(%r14,%rdi), %r8d
	cmpq	%r8, %rbx
	je	.LBB23_7
	jle	.LBB23_5
	incq	%rsi
	movq	%rsi, %rdx
	cmpq	%rcx, %rdx
	jl	.LBB23_2
.LBB23_8:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.LBB23_7:
	addq	%rdi, %r14
	movq	%r14, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	retq
.Lfunc_end23:
	.size	find_frame, .Lfunc_end23-find_frame
	.globl	site_row
	.p2align	4
	.type	site_row,@function
site_row:
.Lfunc_begin24:
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movl	%edi, %ebx
.Ltmp54:
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
.Ltmp55:
.Lfunc_end24:
	.size	site_row, .Lfunc_end24-site_row
	.globl	say_place
	.p2align	4
	.type	say_place,@function
say_place:
.Lfunc_begin25:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movl	%edi, %ebp
.Ltmp56:
	callq	tables@PLT
	movq	%rax, %r13
	callq	tables@PLT
	addq	8(%rax), %r13
	movl	%ebp, %ebp
	shlq	$6, %rbp
.Ltmp57:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	24(%rax), %r14
.Ltmp58:
	callq	tables@PLT
	movq	%rax, %r12
	callq	tables@PLT
	addq	32(%rax), %r12
	movl	4(%rbp,%r13), %ebx
.Ltmp59:
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
	je	.LBB25_13
.Ltmp60:
	movl	(%r12,%rbx,8), %r12d
	addq	%r14, %r12
	movq	g3(%rip), %rax
	xorl	%ebx, %ebx
	jmp	.LBB25_4
	.p2align	4
.LBB25_2:
	movb	%r13b, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB25_3:
	incq	%rbx
	cmpq	%rbx, %rbp
	je	.LBB25_13
.LBB25_4:
	movzbl	(%r12,%rbx), %r13d
	testq	%rax, %rax
	je	.LBB25_7
.LBB25_5:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB25_2
.Ltmp61:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB25_2
.Ltmp62:
.Ltmp63:
	.p2align	4
.LBB25_7:
	cmpb	$27, %r13b
	jne	.LBB25_9
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB25_3
.LBB25_9:
	cmpb	$1, g16(%rip)
	jne	.LBB25_5
	cmpb	$109, %r13b
	jne	.LBB25_12
	movb	$0, g16(%rip)
.LBB25_12:
	xorl	%eax, %eax
	jmp	.LBB25_3
.LBB25_13:
	movl	$.Ls5, %edi
	callq	say@PLT
	movq	(%rsp), %rax
	movl	4(%r15,%rax,8), %r12d
	testq	%r12, %r12
	je	.LBB25_26
	movl	(%r15,%rax,8), %eax
	addq	%rax, %r14
	movq	g3(%rip), %rax
	xorl	%ebx, %ebx
	jmp	.LBB25_17
	.p2align	4
.LBB25_15:
	movb	%bpl, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB25_16:
	incq	%rbx
	cmpq	%rbx, %r12
	je	.LBB25_26
.LBB25_17:
	movzbl	(%r14,%rbx), %ebp
	testq	%rax, %rax
	je	.LBB25_20
.LBB25_18:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB25_15
.Ltmp64:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB25_15
.Ltmp65:
.Ltmp66:
	.p2align	4
.LBB25_20:
	cmpb	$27, %bpl
	jne	.LBB25_22
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB25_16
.LBB25_22:
	cmpb	$1, g16(%rip)
	jne	.LBB25_18
	cmpb	$109, %bpl
	jne	.LBB25_25
	movb	$0, g16(%rip)
.LBB25_25:
	xorl	%eax, %eax
	jmp	.LBB25_16
.LBB25_26:
	movl	$.Ls6, %edi
	callq	say@PLT
	movq	16(%rsp), %rbx
	movq	8(%rsp), %r14
	movl	12(%rbx,%r14), %edi
	callq	say_unsigned@PLT
	movl	$.Ls6, %edi
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
.Ltmp67:
.Lfunc_end25:
	.size	say_place, .Lfunc_end25-say_place
	.globl	walk
	.p2align	4
	.type	walk,@function
walk:
.Lfunc_begin26:
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
.Ltmp68:
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	movq	80(%rax), %r15
.Ltmp69:
	callq	tables@PLT
	movq	88(%rax), %rax
	testq	%rax, %rax
	jle	.LBB26_1
.Ltmp70:
	addq	%r15, %rbx
	addq	$8, %r12
	movq	$0, (%rsp)
.LBB26_3:
	xorl	%ecx, %ecx
	jmp	.LBB26_4
	.p2align	4
.LBB26_7:
	movq	%rdx, %rax
	cmpq	%rax, %rcx
	jge	.LBB26_20
.LBB26_4:
	leaq	(%rax,%rcx), %rsi
	movq	%rsi, %rdx
	shrq	$63, %rdx
	addq	%rsi, %rdx
	sarq	%rdx
	movq	%rdx, %r15
	shlq	$4, %r15
	movl	(%rbx,%r15), %esi
	cmpq	%rsi, %r14
	je	.LBB26_9
	jle	.LBB26_7
	incq	%rdx
	movq	%rdx, %rcx
	cmpq	%rax, %rcx
	jl	.LBB26_4
	jmp	.LBB26_20
	.p2align	4
.LBB26_9:
.Ltmp71:
	callq	tables@PLT
	movq	%rax, %r13
	callq	tables@PLT
	movq	96(%rax), %rax
	leaq	(%rax,%r13), %rdx
	movl	4(%rbx,%r15), %ecx
	movl	(%rcx,%rdx), %edx
	movq	%rdx, 48(%rsp)
	testq	%rdx, %rdx
	je	.LBB26_16
.Ltmp72:
	movq	%rbp, 8(%rsp)
	movq	%r12, 16(%rsp)
	addq	%rcx, %rax
	addq	%r13, %rax
	addq	$4, %rax
	movq	%rax, 40(%rsp)
	xorl	%r12d, %r12d
	jmp	.LBB26_11
	.p2align	4
.LBB26_14:
	incq	%r12
	cmpq	%r12, 48(%rsp)
	je	.LBB26_15
.LBB26_11:
	movq	64(%rsp), %rcx
	testq	%rcx, %rcx
	movq	40(%rsp), %rax
	movl	(%rax,%r12,4), %eax
	movl	%eax, %r13d
	cmovnsl	%ecx, %r13d
	movq	(%rsp), %rbp
	addq	%r12, %rbp
	cmovnel	%eax, %r13d
.Ltmp73:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	8(%rax), %r14
	movq	%r13, %rax
	shlq	$6, %rax
	cmpl	$4, (%rax,%r14)
	je	.LBB26_19
.Ltmp74:
	movq	56(%rsp), %rdx
	testq	%rdx, %rdx
	jle	.LBB26_14
	movl	%r13d, %edi
	movq	%rbp, %rsi
	movq	24(%rsp), %rcx
	movq	32(%rsp), %r8
	callq	say_frame@PLT
	jmp	.LBB26_14
.LBB26_15:
	addq	%r12, (%rsp)
	movq	16(%rsp), %r12
	movq	8(%rsp), %rbp
.LBB26_16:
	movl	8(%rbx,%r15), %eax
	movl	%eax, %ecx
	sarl	%ecx
	testb	$1, %al
	cmovneq	%rbp, %r12
	movslq	%ecx, %rax
	addq	%rax, %r12
	movslq	12(%rbx,%r15), %rax
	testq	%rax, %rax
	je	.LBB26_18
	movq	(%r12,%rax), %rbp
.LBB26_18:
	movq	-8(%r12), %r14
.Ltmp75:
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	addq	80(%rax), %rbx
.Ltmp76:
	callq	tables@PLT
	movq	88(%rax), %rax
	testq	%rax, %rax
	jg	.LBB26_3
	jmp	.LBB26_20
.Ltmp77:
.LBB26_1:
	movq	$0, (%rsp)
	jmp	.LBB26_20
.LBB26_19:
	movq	%rbp, (%rsp)
.LBB26_20:
	movq	(%rsp), %rax
	addq	$72, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end26:
	.size	walk, .Lfunc_end26-walk
	.globl	say_frame
	.p2align	4
	.type	say_frame,@function
say_frame:
.Lfunc_begin27:
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
	jne	.LBB27_3
	cmpq	$10, %rsi
	jbe	.LBB27_7
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB27_3:
	movl	%edi, %ebp
	testq	%rsi, %rsi
	jle	.LBB27_6
.Ltmp78:
	movl	$.Ls7, %edi
	callq	say@PLT
	testq	%rbx, %rbx
	jle	.LBB27_6
.Ltmp79:
	.p2align	4
.LBB27_5:
.Ltmp80:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB27_5
.Ltmp81:
.LBB27_6:
	movl	%ebp, %edi
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say_place@PLT
.LBB27_7:
	movq	%rcx, %r15
	movq	%rdx, %r14
	movl	$.Ls7, %edi
	callq	say@PLT
	testq	%rbx, %rbx
	jle	.LBB27_9
.Ltmp82:
	.p2align	4
.LBB27_8:
.Ltmp83:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB27_8
.Ltmp84:
.LBB27_9:
	testq	%r15, %r15
	je	.LBB27_12
	movl	$.Ls8, %edi
	jmp	.LBB27_11
.LBB27_12:
	movl	$.Ls9, %edi
	callq	say@PLT
	movq	%r14, %rdi
	addq	$-15, %rdi
.Ltmp85:
	callq	say_unsigned@PLT
.Ltmp86:
	movl	$.Ls10, %edi
.LBB27_11:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say@PLT
.Ltmp87:
.Lfunc_end27:
	.size	say_frame, .Lfunc_end27-say_frame
	.globl	title
	.p2align	4
	.type	title,@function
title:
.Lfunc_begin28:
	leaq	-1(%rdi), %rcx
	movl	$.Ls18, %eax
	cmpq	$6, %rcx
	ja	.LBB28_2
	movq	.Lswitch.table.trap_head-8(,%rdi,8), %rax
.LBB28_2:
	retq
.Lfunc_end28:
	.size	title, .Lfunc_end28-title
	.globl	trap_head
	.p2align	4
	.type	trap_head,@function
trap_head:
.Lfunc_begin29:
	pushq	%rbx
	movq	%rdi, %rbx
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB29_2
	movq	$0, g10(%rip)
.Ltmp88:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp89:
.LBB29_2:
	movl	$.Ls19, %edi
	callq	say@PLT
	testq	%rbx, %rbx
	js	.LBB29_3
.Ltmp90:
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
	jmp	.LBB29_5
.LBB29_3:
	movl	$.Ls0, %edi
	callq	say@PLT
	movq	%rbx, %rdi
	negq	%rdi
	callq	say_unsigned@PLT
.Ltmp91:
.LBB29_5:
	movl	$.Ls20, %edi
	callq	say@PLT
	leaq	-1(%rbx), %rax
	movl	$.Ls18, %edi
	cmpq	$6, %rax
	ja	.LBB29_7
	movq	.Lswitch.table.trap_head-8(,%rbx,8), %rdi
.LBB29_7:
	callq	say@PLT
	movl	$.Ls21, %edi
	popq	%rbx
	jmp	say@PLT
.Ltmp92:
.Lfunc_end29:
	.size	trap_head, .Lfunc_end29-trap_head
	.globl	trap_begin
	.p2align	4
	.type	trap_begin,@function
trap_begin:
.Lfunc_begin30:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$24, %rsp
	movl	%esi, %ebp
.Ltmp93:
	callq	trap_head@PLT
.Ltmp94:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	8(%rax), %r15
	movl	%ebp, %r13d
	shlq	$6, %r13
.Ltmp95:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	24(%rax), %r14
	movl	24(%r13,%r15), %r12d
	addq	%r14, %r12
	cmpl	$0, 48(%r13,%r15)
	je	.LBB30_15
.Ltmp96:
	movl	28(%r15,%r13), %ebx
	testq	%rbx, %rbx
	je	.LBB30_14
	movq	g3(%rip), %rax
	xorl	%r14d, %r14d
	jmp	.LBB30_5
	.p2align	4
.LBB30_3:
	movb	%bpl, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB30_4:
	incq	%r14
	cmpq	%r14, %rbx
	je	.LBB30_14
.LBB30_5:
	movzbl	(%r12,%r14), %ebp
	testq	%rax, %rax
	je	.LBB30_8
.LBB30_6:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB30_3
.Ltmp97:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB30_3
.Ltmp98:
.Ltmp99:
	.p2align	4
.LBB30_8:
	cmpb	$27, %bpl
	jne	.LBB30_10
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB30_4
.LBB30_10:
	cmpb	$1, g16(%rip)
	jne	.LBB30_6
	cmpb	$109, %bpl
	jne	.LBB30_13
	movb	$0, g16(%rip)
.LBB30_13:
	xorl	%eax, %eax
	jmp	.LBB30_4
.LBB30_14:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB30_15:
	movl	44(%r15,%r13), %ebp
	testq	%rbp, %rbp
	je	.LBB30_18
	movq	%rbp, %rbx
	.p2align	4
.LBB30_17:
.Ltmp100:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB30_17
.Ltmp101:
.LBB30_18:
	movl	$.Ls22, %edi
	callq	say@PLT
.Ltmp102:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	40(%rax), %r14
	movq	%r15, 16(%rsp)
	movq	%r13, 8(%rsp)
	movl	8(%r15,%r13), %r13d
.Ltmp103:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	movl	4(%r14,%r13,8), %ebx
	testq	%rbx, %rbx
	je	.LBB30_31
.Ltmp104:
	addq	24(%rax), %r15
	movl	(%r14,%r13,8), %r14d
	addq	%r15, %r14
	movq	g3(%rip), %rax
	xorl	%r15d, %r15d
	jmp	.LBB30_22
	.p2align	4
.LBB30_20:
	movb	%r13b, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB30_21:
	incq	%r15
	cmpq	%r15, %rbx
	je	.LBB30_31
.LBB30_22:
	movzbl	(%r14,%r15), %r13d
	testq	%rax, %rax
	je	.LBB30_25
.LBB30_23:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB30_20
.Ltmp105:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB30_20
.Ltmp106:
.Ltmp107:
	.p2align	4
.LBB30_25:
	cmpb	$27, %r13b
	jne	.LBB30_27
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB30_21
.LBB30_27:
	cmpb	$1, g16(%rip)
	jne	.LBB30_23
	cmpb	$109, %r13b
	jne	.LBB30_30
	movb	$0, g16(%rip)
.LBB30_30:
	xorl	%eax, %eax
	jmp	.LBB30_21
.LBB30_31:
	movl	$.Ls6, %edi
	callq	say@PLT
	movq	16(%rsp), %r13
	movq	8(%rsp), %rbx
	movl	12(%r13,%rbx), %edi
	callq	say_unsigned@PLT
	movl	$.Ls6, %edi
	callq	say@PLT
	movl	16(%r13,%rbx), %edi
	callq	say_unsigned@PLT
	movl	$.Ls7, %edi
	callq	say@PLT
	leaq	1(%rbp), %rbx
.Ltmp108:
	.p2align	4
.LBB30_32:
.Ltmp109:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB30_32
.Ltmp110:
	movl	$.Ls28, %edi
	callq	say@PLT
.Ltmp111:
	movl	$.Ls23, %edi
	callq	say@PLT
	movq	8(%rsp), %rbx
	movl	12(%r13,%rbx), %edi
	callq	say_unsigned@PLT
	movl	$.Ls24, %edi
	callq	say@PLT
	movl	28(%r13,%rbx), %ebx
	testq	%rbx, %rbx
	je	.LBB30_46
	movq	g3(%rip), %rax
	xorl	%r14d, %r14d
	jmp	.LBB30_37
	.p2align	4
.LBB30_35:
	movb	%r15b, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB30_36:
	incq	%r14
	cmpq	%r14, %rbx
	je	.LBB30_46
.LBB30_37:
	movzbl	(%r12,%r14), %r15d
	testq	%rax, %rax
	je	.LBB30_40
.LBB30_38:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB30_35
.Ltmp112:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB30_35
.Ltmp113:
.Ltmp114:
	.p2align	4
.LBB30_40:
	cmpb	$27, %r15b
	jne	.LBB30_42
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB30_36
.LBB30_42:
	cmpb	$1, g16(%rip)
	jne	.LBB30_38
	cmpb	$109, %r15b
	jne	.LBB30_45
	movb	$0, g16(%rip)
.LBB30_45:
	xorl	%eax, %eax
	jmp	.LBB30_36
.LBB30_46:
	movl	$.Ls7, %edi
	callq	say@PLT
	incq	%rbp
.Ltmp115:
	.p2align	4
.LBB30_47:
.Ltmp116:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbp
	jne	.LBB30_47
.Ltmp117:
	movl	$.Ls28, %edi
	callq	say@PLT
.Ltmp118:
	movl	$.Ls4, %edi
	callq	say@PLT
	movq	8(%rsp), %rax
	movzwl	34(%r13,%rax), %ebx
	testq	%rbx, %rbx
	je	.LBB30_50
.Ltmp119:
	.p2align	4
.LBB30_49:
.Ltmp120:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB30_49
.Ltmp121:
.LBB30_50:
	movl	$.Ls25, %edi
	callq	say@PLT
	movq	8(%rsp), %rax
	movzwl	32(%r13,%rax), %ebx
	testq	%rbx, %rbx
	je	.LBB30_52
.Ltmp122:
	.p2align	4
.LBB30_51:
	movl	$.Ls26, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB30_51
.LBB30_52:
	movl	$.Ls27, %edi
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jmp	say@PLT
.Ltmp123:
.Lfunc_end30:
	.size	trap_begin, .Lfunc_end30-trap_begin
	.globl	say_bar
	.p2align	4
	.type	say_bar,@function
say_bar:
.Lfunc_begin31:
	movabsq	$9223372036854775806, %rax
	cmpq	%rax, %rdi
	ja	.LBB31_4
	pushq	%rbx
	movq	%rdi, %rbx
	incq	%rbx
	.p2align	4
.LBB31_2:
.Ltmp124:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB31_2
.Ltmp125:
	popq	%rbx
.LBB31_4:
	movl	$.Ls28, %edi
	jmp	say@PLT
.Ltmp126:
.Lfunc_end31:
	.size	say_bar, .Lfunc_end31-say_bar
	.globl	trap_end
	.p2align	4
	.type	trap_end,@function
trap_end:
.Lfunc_begin32:
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
.Ltmp127:
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
	je	.LBB32_14
.Ltmp128:
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	movl	32(%rbp,%r15), %r14d
	testq	%r14, %r14
	je	.LBB32_17
.Ltmp129:
	movl	24(%rbp,%r15), %ecx
	movl	28(%rbp,%r15), %edx
	addq	24(%rax), %rcx
	movq	g3(%rip), %rax
	addq	%rdx, %rbx
	addq	%rcx, %rbx
	xorl	%ebp, %ebp
	jmp	.LBB32_5
	.p2align	4
.LBB32_3:
	movb	%r15b, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB32_4:
	incq	%rbp
	cmpq	%rbp, %r14
	je	.LBB32_17
.LBB32_5:
	movzbl	(%rbx,%rbp), %r15d
	testq	%rax, %rax
	je	.LBB32_8
.LBB32_6:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB32_3
.Ltmp130:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB32_3
.Ltmp131:
.Ltmp132:
	.p2align	4
.LBB32_8:
	cmpb	$27, %r15b
	jne	.LBB32_10
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB32_4
.LBB32_10:
	cmpb	$1, g16(%rip)
	jne	.LBB32_6
	cmpb	$109, %r15b
	jne	.LBB32_13
	movb	$0, g16(%rip)
.LBB32_13:
	xorl	%eax, %eax
	jmp	.LBB32_4
.LBB32_14:
	movl	$.Ls21, %edi
	callq	say@PLT
	leaq	1(%r13), %rbx
.Ltmp133:
	.p2align	4
.LBB32_15:
.Ltmp134:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB32_15
.Ltmp135:
	movl	$.Ls28, %edi
	callq	say@PLT
.Ltmp136:
	movl	$.Ls7, %edi
	callq	say@PLT
.LBB32_17:
	leaq	1(%r13), %rbx
	.p2align	4
.LBB32_18:
.Ltmp137:
	movl	$.Ls4, %edi
	callq	say@PLT
	decq	%rbx
	jne	.LBB32_18
.Ltmp138:
	movl	$.Ls29, %edi
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
	je	.LBB32_21
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
	jmp	.LBB32_22
.LBB32_21:
	movl	12(%rsp), %edi
	callq	say_place@PLT
	movq	16(%rsp), %rbx
.LBB32_22:
	movl	$.Ls7, %edi
	callq	say@PLT
	movq	g15(%rip), %rdx
.Ltmp139:
	movl	$2, %edi
	movl	$g14, %esi
	callq	send@PLT
	movq	$0, g15(%rip)
	cmpq	$5, %rbx
	jne	.LBB32_26
.Ltmp140:
	movzbl	g1(%rip), %ebx
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB32_25
	movq	$0, g10(%rip)
.Ltmp141:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp142:
.Ltmp143:
	.p2align	4
.LBB32_25:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB32_25
.Ltmp144:
.LBB32_26:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB32_28
	movq	$0, g10(%rip)
.Ltmp145:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp146:
.Ltmp147:
	.p2align	4
.LBB32_28:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$101, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB32_28
.Ltmp148:
.Lfunc_end32:
	.size	trap_end, .Lfunc_end32-trap_end
	.globl	trap_bare
	.p2align	4
	.type	trap_bare,@function
trap_bare:
.Lfunc_begin33:
	pushq	%rbx
	movq	%rsi, %rbx
.Ltmp149:
	callq	trap_head@PLT
	movl	$.Ls30, %edi
	callq	say@PLT
	movq	%rbx, %rdi
	popq	%rbx
	jmp	say@PLT
.Ltmp150:
.Lfunc_end33:
	.size	trap_bare, .Lfunc_end33-trap_bare
	.globl	trap_bare_end
	.p2align	4
	.type	trap_bare_end,@function
trap_bare_end:
.Lfunc_begin34:
	pushq	%rbx
	subq	$16, %rsp
	movq	%rdi, %rbx
.Ltmp151:
	movl	$.Ls7, %edi
	callq	say@PLT
	movq	g15(%rip), %rdx
.Ltmp152:
	movl	$2, %edi
	movl	$g14, %esi
	callq	send@PLT
	movq	$0, g15(%rip)
	cmpq	$5, %rbx
	jne	.LBB34_4
.Ltmp153:
	movzbl	g1(%rip), %ebx
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB34_3
	movq	$0, g10(%rip)
.Ltmp154:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp155:
.Ltmp156:
	.p2align	4
.LBB34_3:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB34_3
.Ltmp157:
.LBB34_4:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB34_6
	movq	$0, g10(%rip)
.Ltmp158:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp159:
.Ltmp160:
	.p2align	4
.LBB34_6:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$101, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB34_6
.Ltmp161:
.Lfunc_end34:
	.size	trap_bare_end, .Lfunc_end34-trap_bare_end
	.globl	rt_trap
	.p2align	4
	.type	rt_trap,@function
rt_trap:
.Lfunc_begin35:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movl	%edi, %ebp
.Ltmp162:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	8(%rax), %r15
	movl	%ebp, %eax
	shlq	$6, %rax
	cmpl	$2, (%rax,%r15)
	jne	.LBB35_2
.Ltmp163:
	movl	$6, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls31, %edi
	callq	say@PLT
	movl	$6, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.LBB35_2:
	movl	$1, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls32, %edi
	callq	say@PLT
	movl	$1, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.Ltmp164:
.Lfunc_end35:
	.size	rt_trap, .Lfunc_end35-rt_trap
	.globl	rt_trap_index
	.p2align	4
	.type	rt_trap_index,@function
rt_trap_index:
.Lfunc_begin36:
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
.Ltmp165:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	8(%rax), %r15
	movl	%ebp, %ebx
	shlq	$6, %rbx
.Ltmp166:
	movl	$2, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls33, %edi
	callq	say@PLT
	testq	%r12, %r12
	jns	.LBB36_2
.Ltmp167:
	movl	$.Ls0, %edi
	callq	say@PLT
	negq	%r12
	movq	%r12, %rdi
	callq	say_unsigned@PLT
	jmp	.LBB36_3
.LBB36_2:
	movq	%r12, %rdi
	callq	say_unsigned@PLT
.Ltmp168:
.LBB36_3:
	movl	$.Ls34, %edi
	callq	say@PLT
.Ltmp169:
	callq	tables@PLT
	movq	%rax, %r12
	callq	tables@PLT
	movl	40(%r15,%rbx), %r13d
	testq	%r13, %r13
	jne	.LBB36_5
.Ltmp170:
.LBB36_4:
	movl	$2, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	(%rsp), %rcx
	callq	trap_end@PLT
.LBB36_5:
	addq	24(%rax), %r12
	movl	36(%r15,%rbx), %r15d
	addq	%r12, %r15
	movq	g3(%rip), %rax
	xorl	%r12d, %r12d
	jmp	.LBB36_8
	.p2align	4
.LBB36_6:
	movb	%bl, g14(%rcx)
	incq	%rcx
	movq	%rcx, g15(%rip)
.LBB36_7:
	incq	%r12
	cmpq	%r12, %r13
	je	.LBB36_4
.LBB36_8:
	movzbl	(%r15,%r12), %ebx
	testq	%rax, %rax
	je	.LBB36_11
.LBB36_9:
	movq	g15(%rip), %rcx
	cmpq	$16384, %rcx
	jne	.LBB36_6
.Ltmp171:
	movl	$2, %edi
	movl	$g14, %esi
	movl	$16384, %edx
	callq	send@PLT
	movq	g3(%rip), %rax
	xorl	%ecx, %ecx
	jmp	.LBB36_6
.Ltmp172:
.Ltmp173:
	.p2align	4
.LBB36_11:
	cmpb	$27, %bl
	jne	.LBB36_13
	movb	$1, g16(%rip)
	xorl	%eax, %eax
	jmp	.LBB36_7
.LBB36_13:
	cmpb	$1, g16(%rip)
	jne	.LBB36_9
	cmpb	$109, %bl
	jne	.LBB36_16
	movb	$0, g16(%rip)
.LBB36_16:
	xorl	%eax, %eax
	jmp	.LBB36_7
.Lfunc_end36:
	.size	rt_trap_index, .Lfunc_end36-rt_trap_index
	.globl	rt_trap_access
	.p2align	4
	.type	rt_trap_access,@function
rt_trap_access:
.Lfunc_begin37:
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
.Ltmp174:
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
.Ltmp175:
	movq	%r14, (%rsp)
	movq	%r12, %rdi
	movq	%r15, %rsi
	movl	%ebp, %r8d
	movq	%rbx, %r9
	callq	trap_access@PLT
.Ltmp176:
.Lfunc_end37:
	.size	rt_trap_access, .Lfunc_end37-rt_trap_access
	.globl	trap_access
	.p2align	4
	.type	trap_access,@function
trap_access:
.Lfunc_begin38:
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
	jb	.LBB38_5
	leal	-37(%r14), %eax
	cmpl	$19, %eax
	ja	.LBB38_3
	leaq	-32(%r14), %rcx
	jmp	.LBB38_5
.LBB38_3:
	leal	-85(%r14), %eax
	cmpl	$-24, %eax
	jae	.LBB38_4
	movl	$2, %r12d
	movb	$1, %bpl
	jmp	.LBB38_6
.LBB38_4:
	leaq	-56(%r14), %rcx
.LBB38_5:
	movq	%r13, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	movl	$2, %r12d
	movb	$1, %bpl
	cmpq	$0, -16(%rax)
	je	.LBB38_6
	movq	%r13, %r15
	shrq	%cl, %r15
	shlq	%cl, %r15
	testq	%r15, %r15
	jne	.LBB38_8
.LBB38_6:
	xorl	%r15d, %r15d
	xorl	%ebx, %ebx
	jmp	.LBB38_13
.LBB38_8:
	movq	%r15, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB38_12
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB38_11
	addq	$-32, %rcx
	jmp	.LBB38_12
.LBB38_11:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB38_12:
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
.LBB38_13:
.Ltmp177:
	movq	%r12, %rdi
	movl	%r8d, 20(%rsp)
	movl	%r8d, %esi
	callq	trap_begin@PLT
	cmpq	$0, 24(%rsp)
	jne	.LBB38_14
	movl	$.Ls36, %edi
	callq	say@PLT
	jmp	.LBB38_16
.LBB38_14:
	movl	$.Ls35, %edi
	callq	say@PLT
.LBB38_16:
	movq	8(%rsp), %rdi
	callq	say_count@PLT
	movl	$.Ls5, %edi
	callq	say@PLT
	movq	(%rsp), %rdi
	callq	say_hex@PLT
	movl	$.Ls37, %edi
	callq	say@PLT
	testb	%bl, %bl
	je	.LBB38_18
	movl	$.Ls38, %edi
	callq	say@PLT
	jmp	.LBB38_31
.LBB38_18:
	testb	%bpl, %bpl
	je	.LBB38_30
	movl	$.Ls43, %edi
	testq	%r13, %r13
	je	.LBB38_29
	leaq	-5(%r14), %rax
	cmpl	$31, %eax
	ja	.LBB38_23
	movabsq	$1099511627775, %rax
	andq	%rax, %r13
	movl	%r14d, %ecx
	shrq	%cl, %r13
	testq	%r13, %r13
	jne	.LBB38_26
	xorl	%eax, %eax
	movq	%r14, %rcx
	jmp	.LBB38_28
.LBB38_30:
	movq	%r15, %rdi
	movq	(%rsp), %rsi
	movq	8(%rsp), %rdx
	callq	say_miss@PLT
	jmp	.LBB38_31
.LBB38_23:
	leal	-37(%r14), %eax
	movq	$-32, %rcx
	cmpl	$20, %eax
	jb	.LBB38_25
	leal	-85(%r14), %eax
	movq	$-56, %rcx
	movl	$.Ls44, %edi
	cmpl	$-24, %eax
	jb	.LBB38_29
.LBB38_25:
	addq	%r14, %rcx
	movabsq	$1099511627775, %rax
	andq	%rax, %r13
	shrq	%cl, %r13
	testq	%r13, %r13
	setne	%al
.LBB38_28:
	addl	$56, %ecx
	movl	$.Ls46, %edi
	movl	$.Ls44, %edx
	testb	$1, %al
	cmoveq	%rdx, %rdi
	cmpl	%ecx, %r14d
	cmovneq	%rdx, %rdi
.LBB38_29:
	callq	say@PLT
.LBB38_31:
	movq	%r12, %rdi
	movl	20(%rsp), %esi
	movq	32(%rsp), %rdx
	movq	96(%rsp), %rcx
	callq	trap_end@PLT
.Ltmp178:
.LBB38_26:
	movl	$.Ls45, %edi
	cmpq	g17(,%r14,8), %r13
	jl	.LBB38_29
	movb	$1, %al
	cmpb	$0, g18(%r14)
	movq	%r14, %rcx
	je	.LBB38_28
	jmp	.LBB38_29
.Lfunc_end38:
	.size	trap_access, .Lfunc_end38-trap_access
	.globl	say_miss
	.p2align	4
	.type	say_miss,@function
say_miss:
.Lfunc_begin39:
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
	jb	.LBB39_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB39_3
	addq	$-32, %rcx
	jmp	.LBB39_4
.LBB39_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edi, %edi
	cmpl	$24, %eax
	cmovaeq	%rdi, %rcx
.LBB39_4:
	movq	%r14, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	movq	-8(%rax), %rbx
	cmpq	%r14, %rsi
	jae	.LBB39_7
	subq	%rsi, %r14
.Ltmp179:
	movq	%r14, %rdi
	callq	say_unsigned@PLT
	cmpq	$1, %r14
	jne	.LBB39_12
.Ltmp180:
	movl	$.Ls2, %edi
	callq	say@PLT
	jmp	.LBB39_13
.Ltmp181:
.LBB39_7:
	addq	%rbx, %r14
	movq	%rsi, %r15
	subq	%r14, %r15
	jae	.LBB39_8
	movl	$.Ls41, %edi
	movq	%rdx, %r15
	movq	%rsi, %r12
	callq	say@PLT
	addq	%r12, %r15
	subq	%r14, %r15
	movq	%r15, %rdi
	callq	say_count@PLT
	movl	$.Ls40, %edi
	callq	say@PLT
	jmp	.LBB39_15
.LBB39_12:
.Ltmp182:
	movl	$.Ls3, %edi
	callq	say@PLT
.Ltmp183:
.LBB39_13:
	movl	$.Ls39, %edi
	callq	say@PLT
	movl	$.Ls42, %edi
	callq	say@PLT
	jmp	.LBB39_16
.LBB39_8:
	movq	%r15, %rdi
	callq	say_unsigned@PLT
	cmpq	$1, %r15
	jne	.LBB39_10
.Ltmp184:
	movl	$.Ls2, %edi
	callq	say@PLT
	jmp	.LBB39_11
.LBB39_10:
	movl	$.Ls3, %edi
	callq	say@PLT
.Ltmp185:
.LBB39_11:
	movl	$.Ls40, %edi
	callq	say@PLT
.LBB39_15:
	movl	$.Ls42, %edi
	callq	say@PLT
.LBB39_16:
	movq	%rbx, %rdi
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	jmp	say_count@PLT
.Ltmp186:
.Lfunc_end39:
	.size	say_miss, .Lfunc_end39-say_miss
	.globl	say_plural
	.p2align	4
	.type	say_plural,@function
say_plural:
.Lfunc_begin40:
	cmpq	$1, %rdi
	jne	.LBB40_2
.Ltmp187:
	movl	$.Ls2, %edi
	jmp	say@PLT
.LBB40_2:
	movl	$.Ls3, %edi
	jmp	say@PLT
.Ltmp188:
.Lfunc_end40:
	.size	say_plural, .Lfunc_end40-say_plural
	.globl	class_of
	.p2align	4
	.type	class_of,@function
class_of:
.Lfunc_begin41:
	movq	%rdi, %rax
	leaq	-5(%rdi), %rcx
	cmpq	$32, %rcx
	jb	.LBB41_4
	leaq	-37(%rax), %rcx
	cmpq	$19, %rcx
	ja	.LBB41_3
	addq	$-32, %rax
	retq
.LBB41_3:
	leaq	-61(%rax), %rcx
	addq	$-56, %rax
	xorl	%edx, %edx
	cmpq	$24, %rcx
	cmovaeq	%rdx, %rax
.LBB41_4:
	retq
.Lfunc_end41:
	.size	class_of, .Lfunc_end41-class_of
	.globl	slot_end
	.p2align	4
	.type	slot_end,@function
slot_end:
.Lfunc_begin42:
	movq	%rsi, %rcx
	sarq	%cl, %rdi
	leaq	1(%rdi), %rax
	shlq	%cl, %rax
	retq
.Lfunc_end42:
	.size	slot_end, .Lfunc_end42-slot_end
	.globl	block_of
	.p2align	4
	.type	block_of,@function
block_of:
.Lfunc_begin43:
	movq	%rdi, %rax
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %edx
	cmpl	$32, %edx
	jb	.LBB43_5
	leal	-37(%rcx), %edx
	cmpl	$19, %edx
	ja	.LBB43_3
	addq	$-32, %rcx
	jmp	.LBB43_5
.LBB43_3:
	leal	-85(%rcx), %edx
	cmpl	$-24, %edx
	jb	.LBB43_6
	addq	$-56, %rcx
.LBB43_5:
	movq	%rax, %rdx
	sarq	%cl, %rdx
	incq	%rdx
	shlq	%cl, %rdx
	cmpq	$0, -16(%rdx)
	je	.LBB43_6
	shrq	%cl, %rax
	shlq	%cl, %rax
	retq
.LBB43_6:
	xorl	%eax, %eax
	retq
.Lfunc_end43:
	.size	block_of, .Lfunc_end43-block_of
	.globl	size_of
	.p2align	4
	.type	size_of,@function
size_of:
.Lfunc_begin44:
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB44_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB44_3
	addq	$-32, %rcx
	jmp	.LBB44_4
.LBB44_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB44_4:
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	movq	-8(%rdi), %rax
	retq
.Lfunc_end44:
	.size	size_of, .Lfunc_end44-size_of
	.globl	owner_of
	.p2align	4
	.type	owner_of,@function
owner_of:
.Lfunc_begin45:
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB45_4
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB45_3
	addq	$-32, %rcx
	jmp	.LBB45_4
.LBB45_3:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB45_4:
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	movq	-16(%rdi), %rax
	retq
.Lfunc_end45:
	.size	owner_of, .Lfunc_end45-owner_of
	.globl	inside
	.p2align	4
	.type	inside,@function
inside:
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
	xorl	%r8d, %r8d
	cmpl	$24, %eax
	cmovaeq	%r8, %rcx
.LBB46_4:
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
.Lfunc_end46:
	.size	inside, .Lfunc_end46-inside
	.globl	was_given
	.p2align	4
	.type	was_given,@function
was_given:
.Lfunc_begin47:
	testq	%rdi, %rdi
	jle	.LBB47_1
	movb	$1, %al
	cmpq	g17(,%rsi,8), %rdi
	jl	.LBB47_4
	cmpb	$0, g18(%rsi)
	setne	%al
.LBB47_4:
	retq
.LBB47_1:
	xorl	%eax, %eax
	retq
.Lfunc_end47:
	.size	was_given, .Lfunc_end47-was_given
	.globl	nothing_at
	.p2align	4
	.type	nothing_at,@function
nothing_at:
.Lfunc_begin48:
	testq	%rdi, %rdi
	je	.LBB48_1
	movq	%rdi, %rdx
	shrq	$40, %rdx
	leal	-5(%rdx), %eax
	cmpl	$31, %eax
	ja	.LBB48_5
	movabsq	$1099511627775, %rax
	andq	%rax, %rdi
	movl	%edx, %ecx
	shrq	%cl, %rdi
	testq	%rdi, %rdi
	je	.LBB48_4
	movl	$.Ls45, %eax
	cmpq	g17(,%rdx,8), %rdi
	jl	.LBB48_15
	cmpb	$0, g18(%rdx)
	je	.LBB48_12
.LBB48_15:
	retq
.LBB48_1:
	movl	$.Ls43, %eax
	retq
.LBB48_5:
	leal	-37(%rdx), %eax
	cmpl	$20, %eax
	jae	.LBB48_6
	leaq	-32(%rdx), %rcx
	jmp	.LBB48_8
.LBB48_6:
	leal	-85(%rdx), %ecx
	movl	$.Ls44, %eax
	cmpl	$-24, %ecx
	jb	.LBB48_15
	leaq	-56(%rdx), %rcx
.LBB48_8:
	movabsq	$1099511627775, %rax
	andq	%rax, %rdi
	shrq	%cl, %rdi
	jmp	.LBB48_14
.LBB48_4:
	xorl	%edi, %edi
	jmp	.LBB48_13
.LBB48_12:
	movl	$1, %edi
.LBB48_13:
	movq	%rdx, %rcx
.LBB48_14:
	addl	$56, %ecx
	testq	%rdi, %rdi
	movl	$.Ls46, %eax
	movl	$.Ls44, %esi
	cmoveq	%rsi, %rax
	cmpl	%ecx, %edx
	cmovneq	%rsi, %rax
	retq
.Lfunc_end48:
	.size	nothing_at, .Lfunc_end48-nothing_at
	.globl	class_for
	.p2align	4
	.type	class_for,@function
class_for:
.Lfunc_begin49:
	addq	$16, %rdi
	movl	$4, %ecx
	.p2align	4
.LBB49_1:
	incq	%rcx
	movl	$1, %eax
	shlq	%cl, %rax
	cmpq	%rdi, %rax
	jl	.LBB49_1
	movq	%rcx, %rax
	retq
.Lfunc_end49:
	.size	class_for, .Lfunc_end49-class_for
	.globl	slot_again
	.p2align	4
	.type	slot_again,@function
slot_again:
.Lfunc_begin50:
	movl	$40, %ecx
	subl	%esi, %ecx
	andl	$63, %ecx
	movl	$1, %r8d
	shlq	%cl, %r8
	movl	$1, %r9d
	movb	$1, g18(%rsi)
	cmpl	$63, %ecx
	jne	.LBB50_3
.LBB50_1:
	xorl	%edx, %edx
.LBB50_2:
	movq	%rdx, %rax
	retq
.LBB50_3:
	movq	%rsi, %r10
	shlq	$40, %r10
	movl	%esi, %ecx
	andl	$63, %ecx
	cmpq	$2, %r8
	cmovgeq	%r8, %r9
	jmp	.LBB50_4
	.p2align	4
.LBB50_16:
	incq	%rdi
	decq	%r9
	je	.LBB50_1
.LBB50_4:
	movq	%rdi, %rax
	orq	%r8, %rax
	shrq	$32, %rax
	je	.LBB50_5
	movq	%rdi, %rax
	cqto
	idivq	%r8
	testq	%rdx, %rdx
	jne	.LBB50_8
	jmp	.LBB50_16
	.p2align	4
.LBB50_5:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%r8d
	testq	%rdx, %rdx
	je	.LBB50_16
.LBB50_8:
	movq	%rdx, %rax
	shlq	%cl, %rax
	orq	%r10, %rax
	movq	%rax, %r11
	sarq	%cl, %r11
	incq	%r11
	shlq	%cl, %r11
	cmpq	$0, -16(%r11)
	jne	.LBB50_16
	cmpq	$12, %rsi
	setge	%dil
	cmpl	$2, %ecx
	sete	%cl
	orb	%dil, %cl
	jne	.LBB50_2
	leal	61(%rsi), %ecx
	movl	$1, %edi
	shlq	%cl, %rdi
	cmpq	$4, %rdi
	jge	.LBB50_11
	movq	$0, (%rax)
	cmpq	$2, %rdi
	jl	.LBB50_2
	movq	$0, 8(%rax)
	andl	$63, %esi
	cmpl	$4, %esi
	je	.LBB50_2
	movq	$0, 16(%rax)
	movq	%rdx, %rax
	retq
.LBB50_11:
	movabsq	$9223372036854775804, %rcx
	andq	%rcx, %rdi
	xorl	%ecx, %ecx
	xorps	%xmm0, %xmm0
	.p2align	4
.LBB50_12:
	movups	%xmm0, (%rax,%rcx,8)
	movups	%xmm0, 16(%rax,%rcx,8)
	addq	$4, %rcx
	cmpq	%rcx, %rdi
	jne	.LBB50_12
	jmp	.LBB50_2
.Lfunc_end50:
	.size	slot_again, .Lfunc_end50-slot_again
	.globl	release
	.p2align	4
	.type	release,@function
release:
.Lfunc_begin51:
	pushq	%rax
	movq	%rdi, %rax
	cmpq	$12, %rsi
	jl	.LBB51_1
	movl	$1, %edx
	movl	%esi, %ecx
	shlq	%cl, %rdx
.Ltmp189:
	movq	$0, (%rsp)
	movl	$28, %edi
	movl	$4, %ecx
	movq	%rax, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rax
	retq
.Ltmp190:
.LBB51_1:
	movl	%esi, %ecx
	andl	$63, %ecx
	movl	$4096, %edx
	shrq	%cl, %rdx
	movl	%eax, %edi
	andl	$4095, %edi
	shrq	%cl, %rdi
	testq	%rdi, %rdi
	je	.LBB51_3
	leaq	-1(%rdx), %r8
	cmpl	%r8d, %edi
	je	.LBB51_3
.LBB51_9:
	popq	%rax
	retq
.LBB51_3:
	movabsq	$1099511627775, %r8
	andq	%rax, %r8
	shrq	%cl, %r8
	subq	%rdi, %r8
	addq	%rdx, %r8
	cmpq	%r8, g17(,%rsi,8)
	jl	.LBB51_9
	andq	$-4096, %rax
	cmpl	$12, %ecx
	ja	.LBB51_8
	cmpq	$1, %rdx
	adcq	$0, %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB51_7:
	movq	%rsi, %rdi
	shlq	%cl, %rdi
	addq	%rax, %rdi
	sarq	%cl, %rdi
	incq	%rdi
	shlq	%cl, %rdi
	cmpq	$0, -16(%rdi)
	jne	.LBB51_9
	incq	%rsi
	cmpq	%rsi, %rdx
	jne	.LBB51_7
.LBB51_8:
.Ltmp191:
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
.Ltmp192:
.Lfunc_end51:
	.size	release, .Lfunc_end51-release
	.globl	place
	.p2align	4
	.type	place,@function
place:
.Lfunc_begin52:
	movabsq	$68719476720, %rax
	cmpq	%rax, %rdi
	jle	.LBB52_3
	xorl	%eax, %eax
	retq
.LBB52_3:
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
.LBB52_4:
	leal	41(%r12), %r15d
	andl	$63, %r15d
	movl	$1, %esi
	movl	%r15d, %ecx
	shlq	%cl, %rsi
	addq	%rdx, %r13
	incq	%r12
	cmpq	%rax, %rsi
	jl	.LBB52_4
	movq	g17+320(,%r12,8), %rax
	cmpq	$1, %rax
	adcq	$0, %rax
	movl	%r12d, %ecx
	negb	%cl
	movq	%rax, %rdx
	sarq	%cl, %rdx
	testq	%rdx, %rdx
	jne	.LBB52_7
	cmpb	$0, g18+40(%r12)
	je	.LBB52_9
.LBB52_7:
	leaq	40(%r12), %rsi
.Ltmp193:
	movq	%rax, %rdi
	callq	slot_again@PLT
	testq	%rax, %rax
	je	.LBB52_8
.Ltmp194:
.LBB52_9:
	leaq	1(%rax), %rdx
	movl	%r15d, %ecx
	shlq	%cl, %rax
	orq	%r13, %rax
	movq	%rax, %rsi
	sarq	%cl, %rsi
	incq	%rsi
	shlq	%cl, %rsi
	movq	%rdx, g17+320(,%r12,8)
	movq	%r14, -8(%rsi)
	movq	%rbx, -16(%rsi)
	jmp	.LBB52_10
.LBB52_8:
	xorl	%eax, %eax
.LBB52_10:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	retq
.Lfunc_end52:
	.size	place, .Lfunc_end52-place
	.globl	rt_mmap
	.p2align	4
	.type	rt_mmap,@function
rt_mmap:
.Lfunc_begin53:
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
	js	.LBB53_4
	movq	g0(%rip), %rax
	movq	g19(%rip), %r12
	subq	%r12, %rax
	cmpq	%rax, %r15
	jg	.LBB53_3
.Ltmp195:
	movl	$1, %esi
	movq	%r15, %rdi
	callq	place@PLT
	testq	%rax, %rax
	je	.LBB53_3
	addq	%r15, %r12
	movq	%r12, g19(%rip)
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB53_3:
	movl	$5, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls48, %edi
	callq	say@PLT
	movq	%r15, %rdi
	callq	say_count@PLT
	movl	$.Ls49, %edi
	callq	say@PLT
	movq	g19(%rip), %rdi
	callq	say_count@PLT
	movl	$.Ls50, %edi
	callq	say@PLT
	movq	g0(%rip), %rdi
	callq	say_count@PLT
	movl	$5, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.LBB53_4:
	movl	$7, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls47, %edi
	callq	say@PLT
.Ltmp196:
	movl	$.Ls0, %edi
	callq	say@PLT
	negq	%r15
	movq	%r15, %rdi
	callq	say_unsigned@PLT
.Ltmp197:
	movl	$7, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.Ltmp198:
.Lfunc_end53:
	.size	rt_mmap, .Lfunc_end53-rt_mmap
	.globl	rt_munmap
	.p2align	4
	.type	rt_munmap,@function
rt_munmap:
.Lfunc_begin54:
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
	jb	.LBB54_5
	leal	-37(%r12), %eax
	cmpl	$19, %eax
	ja	.LBB54_3
	leaq	-32(%r12), %rcx
	jmp	.LBB54_5
.LBB54_3:
	leal	-85(%r12), %eax
	cmpl	$-24, %eax
	jb	.LBB54_26
	leaq	-56(%r12), %rcx
.LBB54_5:
	movq	%r15, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	cmpq	$0, -16(%rax)
	je	.LBB54_26
	movq	%r15, %rdi
	shrq	%cl, %rdi
	shlq	%cl, %rdi
	testq	%rdi, %rdi
	sete	%r14b
	je	.LBB54_27
	cmpq	%rdi, %r15
	jne	.LBB54_27
	movq	%rdi, %rax
	shrq	$40, %rax
	leaq	-5(%rax), %r10
	movq	%rax, %rcx
	cmpq	$32, %r10
	jb	.LBB54_12
	leal	-37(%rax), %ecx
	cmpl	$19, %ecx
	ja	.LBB54_11
	leaq	-32(%rax), %rcx
	jmp	.LBB54_12
.LBB54_11:
	leal	-61(%rax), %r11d
	leaq	-56(%rax), %r14
	xorl	%ecx, %ecx
	cmpl	$24, %r11d
	cmovbq	%r14, %rcx
.LBB54_12:
	movq	%rdi, %r11
	sarq	%cl, %r11
	incq	%r11
	shlq	%cl, %r11
	movq	%r15, %rcx
	shrq	$40, %rcx
	xorl	%r14d, %r14d
	cmpl	$36, %ecx
	ja	.LBB54_27
	cmpq	$1, -16(%r11)
	jne	.LBB54_27
	movq	%rax, %rcx
	cmpl	$32, %r10d
	jb	.LBB54_18
	leal	-37(%rax), %ecx
	cmpl	$19, %ecx
	ja	.LBB54_17
	leaq	-32(%rax), %rcx
	jmp	.LBB54_18
.LBB54_17:
	leal	-61(%rax), %r9d
	leaq	-56(%rax), %r11
	xorl	%ecx, %ecx
	cmpl	$24, %r9d
	cmovbq	%r11, %rcx
.LBB54_18:
	movq	%rdi, %r9
	sarq	%cl, %r9
	incq	%r9
	shlq	%cl, %r9
	movq	-8(%r9), %r14
	cmpq	%rsi, %r14
	jne	.LBB54_25
	subq	%rsi, g19(%rip)
	cmpl	$32, %r10d
	jb	.LBB54_23
	leal	-37(%rax), %ecx
	cmpl	$19, %ecx
	ja	.LBB54_22
	addq	$-32, %rax
	jmp	.LBB54_23
.LBB54_22:
	leal	-61(%rax), %ecx
	addq	$-56, %rax
	xorl	%edx, %edx
	cmpl	$24, %ecx
	cmovaeq	%rdx, %rax
.LBB54_23:
	movq	%rdi, %rdx
	movl	%eax, %ecx
	sarq	%cl, %rdx
	incq	%rdx
	shlq	%cl, %rdx
	xorps	%xmm0, %xmm0
	movups	%xmm0, -16(%rdx)
.Ltmp199:
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
.LBB54_26:
	movb	$1, %r14b
.LBB54_27:
	movq	%r8, 16(%rsp)
	movl	$7, %edi
	movl	%edx, 12(%rsp)
	movl	%edx, %esi
	callq	trap_begin@PLT
	movl	$.Ls51, %edi
	callq	say@PLT
	movq	%r15, %rbp
	movq	%r15, %rdi
	callq	say_hex@PLT
	movl	$.Ls37, %edi
	callq	say@PLT
	movq	%r12, %rcx
	cmpl	$32, %r13d
	jb	.LBB54_30
	leal	-37(%r12), %eax
	cmpl	$20, %eax
	jb	.LBB54_34
	leal	-61(%r12), %eax
	leaq	-56(%r12), %rdx
	xorl	%ecx, %ecx
	cmpl	$24, %eax
	cmovbq	%rdx, %rcx
.LBB54_30:
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
	jne	.LBB54_34
	testq	%rbp, %rbp
	je	.LBB54_34
	cmpq	g17(,%r12,8), %rbp
	jl	.LBB54_35
	cmpb	$0, g18(%r12)
	jne	.LBB54_35
.LBB54_34:
	movl	$.Ls52, %edi
	callq	say@PLT
	jmp	.LBB54_36
.LBB54_25:
	movl	$7, %edi
	movq	%rsi, %r15
	movl	%edx, %esi
	movq	%r8, %r12
	movl	%edx, %ebp
	callq	trap_begin@PLT
	movl	$.Ls51, %edi
	callq	say@PLT
	movq	%r15, %rdi
	callq	say_count@PLT
	movl	$.Ls53, %edi
	callq	say@PLT
	movq	%r14, %rdi
	callq	say_count@PLT
	movl	$7, %edi
	movl	%ebp, %esi
	movq	%rbx, %rdx
	movq	%r12, %rcx
	callq	trap_end@PLT
.LBB54_35:
	movl	$.Ls45, %edi
	callq	say@PLT
.LBB54_36:
	movl	$7, %edi
	movl	12(%rsp), %esi
	movq	%rbx, %rdx
	movq	16(%rsp), %rcx
	callq	trap_end@PLT
.Ltmp200:
.Lfunc_end54:
	.size	rt_munmap, .Lfunc_end54-rt_munmap
	.globl	rt_deep
	.p2align	4
	.type	rt_deep,@function
rt_deep:
.Lfunc_begin55:
	pushq	%rbp
	pushq	%r14
	pushq	%rbx
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movl	%edi, %ebp
.Ltmp201:
	movl	$4, %edi
	movl	%ebp, %esi
	callq	trap_begin@PLT
	movl	$.Ls54, %edi
	callq	say@PLT
	movl	$4, %edi
	movl	%ebp, %esi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	callq	trap_end@PLT
.Ltmp202:
.Lfunc_end55:
	.size	rt_deep, .Lfunc_end55-rt_deep
	.globl	check_range
	.p2align	4
	.type	check_range,@function
check_range:
.Lfunc_begin56:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	pushq	%rax
	testq	%rsi, %rsi
	je	.LBB56_15
	movq	%r8, %rax
	movl	%ecx, %r8d
	movq	%rdi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %r10d
	cmpl	$32, %r10d
	jb	.LBB56_6
	leal	-37(%rcx), %r10d
	cmpl	$19, %r10d
	ja	.LBB56_4
	addq	$-32, %rcx
	jmp	.LBB56_6
.LBB56_4:
	leal	-85(%rcx), %r10d
	cmpl	$-24, %r10d
	jb	.LBB56_16
	addq	$-56, %rcx
.LBB56_6:
	movq	%rdi, %r10
	sarq	%cl, %r10
	incq	%r10
	shlq	%cl, %r10
	cmpq	$0, -16(%r10)
	je	.LBB56_16
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
	je	.LBB56_16
	movq	%r10, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %ebp
	cmpl	$32, %ebp
	jb	.LBB56_12
	leal	-37(%rcx), %ebp
	cmpl	$19, %ebp
	ja	.LBB56_11
	addq	$-32, %rcx
	jmp	.LBB56_12
.LBB56_11:
	leal	-61(%rcx), %ebp
	addq	$-56, %rcx
	xorl	%r14d, %r14d
	cmpl	$24, %ebp
	cmovaeq	%r14, %rcx
.LBB56_12:
	movq	%r10, %r14
	sarq	%cl, %r14
	incq	%r14
	shlq	%cl, %r14
	movq	-8(%r14), %r14
	testq	%rdx, %rdx
	setne	%cl
	subq	%rsi, %r14
	jl	.LBB56_16
	movq	%rdi, %r15
	subq	%r10, %r15
	cmpq	%r14, %r15
	ja	.LBB56_16
	andb	%bl, %r11b
	andb	%r11b, %cl
	jne	.LBB56_16
.LBB56_15:
	addq	$8, %rsp
	popq	%rbx
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB56_16:
.Ltmp203:
	movq	%r9, (%rsp)
	movq	%rsi, %r9
	movq	%rdi, %rsi
	movq	%rdx, %rcx
	movq	%r9, %rdx
	movq	%rax, %r9
	callq	trap_access@PLT
.Ltmp204:
.Lfunc_end56:
	.size	check_range, .Lfunc_end56-check_range
	.globl	check_length
	.p2align	4
	.type	check_length,@function
check_length:
.Lfunc_begin57:
	testq	%rdi, %rdi
	js	.LBB57_2
	retq
.LBB57_2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	%rdi, %rbx
.Ltmp205:
	movl	$7, %edi
	movq	%rsi, %r14
	movl	%edx, %esi
	movq	%r8, %r15
	movq	%rcx, %r12
	movl	%edx, %ebp
	callq	trap_begin@PLT
	movq	%r14, %rdi
	callq	say@PLT
	movl	$.Ls55, %edi
	callq	say@PLT
.Ltmp206:
	movl	$.Ls0, %edi
	callq	say@PLT
	negq	%rbx
	movq	%rbx, %rdi
	callq	say_unsigned@PLT
.Ltmp207:
	movl	$7, %edi
	movl	%ebp, %esi
	movq	%r12, %rdx
	movq	%r15, %rcx
	callq	trap_end@PLT
.Ltmp208:
.Lfunc_end57:
	.size	check_length, .Lfunc_end57-check_length
	.globl	host_file
	.p2align	4
	.type	host_file,@function
host_file:
.Lfunc_begin58:
	movq	$-1, %rax
	cmpq	$1023, %rdi
	ja	.LBB58_2
	movslq	g21(,%rdi,4), %rax
	decq	%rax
.LBB58_2:
	retq
.Lfunc_end58:
	.size	host_file, .Lfunc_end58-host_file
	.globl	rt_write
	.p2align	4
	.type	rt_write,@function
rt_write:
.Lfunc_begin59:
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
.Ltmp209:
	movl	$.Ls56, %esi
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
	je	.LBB59_3
	cmpq	$1, %r15
	jne	.LBB59_6
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
.LBB59_3:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB59_5
	movq	$0, g10(%rip)
.Ltmp210:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp211:
.LBB59_5:
	movq	nx_stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	send@PLT
	jmp	.LBB59_9
.LBB59_6:
	movq	$-13, %rax
	cmpq	$1023, %r15
	ja	.LBB59_10
	movslq	g21(,%r15,4), %rdi
	testq	%rdi, %rdi
	jle	.LBB59_10
	decq	%rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	callq	send@PLT
.Ltmp212:
.LBB59_9:
	testq	%rax, %rax
	cmoveq	%rbx, %rax
.LBB59_10:
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end59:
	.size	rt_write, .Lfunc_end59-rt_write
	.globl	rt_read
	.p2align	4
	.type	rt_read,@function
rt_read:
.Lfunc_begin60:
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
.Ltmp213:
	movl	$.Ls57, %esi
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
	je	.LBB60_5
	movq	$-13, %rax
	cmpq	$1023, %r15
	ja	.LBB60_12
	movslq	g21(,%r15,4), %r15
	testq	%r15, %r15
	jle	.LBB60_12
	testq	%rbx, %rbx
	je	.LBB60_6
	decq	%r15
	jmp	.LBB60_11
.LBB60_5:
	testq	%rbx, %rbx
	je	.LBB60_6
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp214:
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
	jne	.LBB60_11
.Ltmp215:
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB60_10
	movq	$0, g10(%rip)
.Ltmp216:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp217:
.LBB60_10:
	xorl	%r15d, %r15d
	.p2align	4
.LBB60_11:
.Ltmp218:
	movq	$0, (%rsp)
	xorl	%edi, %edi
	movq	%r15, %rsi
	movq	%r14, %rdx
	movq	%rbx, %rcx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	cmpq	$-4, %rax
	je	.LBB60_11
	jmp	.LBB60_12
.Ltmp219:
.LBB60_6:
	xorl	%eax, %eax
.LBB60_12:
	addq	$88, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end60:
	.size	rt_read, .Lfunc_end60-rt_read
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI61_0:
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
.Lfunc_begin61:
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
.Ltmp220:
	movl	$1, %esi
	xorl	%edx, %edx
	callq	check_range@PLT
	movq	%r12, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB61_6
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB61_3
	addq	$-32, %rcx
	jmp	.LBB61_6
.LBB61_3:
	leal	-85(%rcx), %eax
	cmpl	$-24, %eax
	jb	.LBB61_8
	addq	$-56, %rcx
.LBB61_6:
	movq	%r12, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	cmpq	$0, -16(%rax)
	je	.LBB61_8
	movq	%r12, %rsi
	shrq	%cl, %rsi
	shlq	%cl, %rsi
	jmp	.LBB61_9
.LBB61_8:
	xorl	%esi, %esi
.LBB61_9:
	movq	%rsi, %rcx
	shrq	$40, %rcx
	leal	-5(%rcx), %eax
	cmpl	$32, %eax
	jb	.LBB61_13
	leal	-37(%rcx), %eax
	cmpl	$19, %eax
	ja	.LBB61_12
	addq	$-32, %rcx
	jmp	.LBB61_13
.LBB61_12:
	leal	-61(%rcx), %eax
	addq	$-56, %rcx
	xorl	%edx, %edx
	cmpl	$24, %eax
	cmovaeq	%rdx, %rcx
.LBB61_13:
	movq	%rsi, %rax
	sarq	%cl, %rax
	incq	%rax
	shlq	%cl, %rax
	addq	-8(%rax), %rsi
	movq	%r12, %rax
	cmpq	%rsi, %r12
	jae	.LBB61_17
	movq	%r12, %rax
	.p2align	4
.LBB61_15:
	cmpb	$0, (%rax)
	je	.LBB61_17
	incq	%rax
	cmpq	%rsi, %rax
	jb	.LBB61_15
.LBB61_17:
	cmpq	%rsi, %rax
	je	.LBB61_62
	movl	%r14d, %r13d
	andl	$3, %r13d
	cmpq	$3, %r13
	sete	%al
	testq	$-1732, %r14
	setne	%cl
	movq	$-22, %r15
	orb	%al, %cl
	jne	.LBB61_20
	movq	g7(%rip), %rax
	movq	$-13, %r15
	orq	g5(%rip), %rax
	jne	.LBB61_21
.LBB61_20:
	movq	%r15, %rax
	addq	$56, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB61_21:
	movq	%r12, %rdi
	callq	real_path@PLT
	cmpl	$1, %r13d
	jne	.LBB61_45
.LBB61_22:
	testl	$579, %r14d
	je	.LBB61_38
	movq	g7(%rip), %rcx
	testq	%rcx, %rcx
	jle	.LBB61_20
	movq	g6(%rip), %rdx
	xorl	%esi, %esi
	jmp	.LBB61_26
	.p2align	4
.LBB61_25:
	incq	%rsi
	cmpq	%rcx, %rsi
	je	.LBB61_20
.LBB61_26:
	movq	(%rdx,%rsi,8), %rdi
	movq	$-1, %r8
	movl	$1, %r11d
	xorl	%r10d, %r10d
	.p2align	4
.LBB61_27:
	movq	%r11, %r9
	cmpb	$0, 1(%rdi,%r8)
	movq	%r10, %r12
	leaq	1(%r8), %r8
	leaq	1(%r11), %r11
	leaq	1(%r10), %r10
	jne	.LBB61_27
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	.p2align	4
.LBB61_29:
	leaq	-1(%r9), %r8
	testq	%r8, %r8
	jle	.LBB61_34
	movq	%r12, %r11
	decq	%r12
	cmpb	$47, -2(%rdi,%r9)
	movq	%r8, %r9
	je	.LBB61_29
	xorl	%r9d, %r9d
	.p2align	4
.LBB61_32:
	movzbl	(%rax,%r9), %r10d
	cmpb	(%rdi,%r9), %r10b
	jne	.LBB61_35
	incq	%r9
	decq	%r11
	jne	.LBB61_32
	jmp	.LBB61_36
	.p2align	4
.LBB61_34:
	xorl	%r9d, %r9d
	movq	%r10, %r8
	cmpq	%r10, %r9
	je	.LBB61_36
	jmp	.LBB61_25
	.p2align	4
.LBB61_35:
	movq	%r8, %r10
	cmpq	%r10, %r9
	jne	.LBB61_25
.LBB61_36:
	movzbl	(%rax,%r8), %edi
	cmpl	$47, %edi
	je	.LBB61_38
	testl	%edi, %edi
	jne	.LBB61_25
.LBB61_38:
	movl	$1, %ecx
	xorl	%esi, %esi
	pxor	%xmm1, %xmm1
	.p2align	4
.LBB61_39:
	movdqu	g21+12(%rsi), %xmm0
	movdqa	%xmm0, %xmm2
	pcmpeqd	%xmm1, %xmm2
	movmskps	%xmm2, %edi
	addq	$-4, %rcx
	leaq	16(%rsi), %rdx
	testl	%edi, %edi
	jne	.LBB61_41
	cmpq	$4064, %rsi
	movq	%rdx, %rsi
	jne	.LBB61_39
.LBB61_41:
	testb	%dil, %dil
	je	.LBB61_60
	leaq	4(%rdx), %rsi
	leaq	8(%rdx), %rdi
	movq	%rdi, %xmm1
	movq	%rdx, %xmm2
	pxor	%xmm3, %xmm3
	pcmpeqd	%xmm3, %xmm0
	packssdw	%xmm0, %xmm0
	packsswb	%xmm0, %xmm0
	pand	.LCPI61_0(%rip), %xmm0
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
.LBB61_43:
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
	js	.LBB61_20
	incl	%r15d
	movl	%r15d, g21(%r13)
	movq	%r12, %r15
	jmp	.LBB61_20
.LBB61_45:
	movq	g5(%rip), %rcx
	testq	%rcx, %rcx
	jle	.LBB61_20
	movq	g4(%rip), %rdx
	xorl	%esi, %esi
	jmp	.LBB61_48
	.p2align	4
.LBB61_47:
	incq	%rsi
	cmpq	%rcx, %rsi
	je	.LBB61_20
.LBB61_48:
	movq	(%rdx,%rsi,8), %rdi
	movq	$-1, %r8
	movl	$1, %r11d
	xorl	%r10d, %r10d
	.p2align	4
.LBB61_49:
	movq	%r11, %r9
	cmpb	$0, 1(%rdi,%r8)
	movq	%r10, %r12
	leaq	1(%r8), %r8
	leaq	1(%r11), %r11
	leaq	1(%r10), %r10
	jne	.LBB61_49
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	.p2align	4
.LBB61_51:
	leaq	-1(%r9), %r8
	testq	%r8, %r8
	jle	.LBB61_56
	movq	%r12, %r11
	decq	%r12
	cmpb	$47, -2(%rdi,%r9)
	movq	%r8, %r9
	je	.LBB61_51
	xorl	%r9d, %r9d
	.p2align	4
.LBB61_54:
	movzbl	(%rax,%r9), %r10d
	cmpb	(%rdi,%r9), %r10b
	jne	.LBB61_57
	incq	%r9
	decq	%r11
	jne	.LBB61_54
	jmp	.LBB61_58
	.p2align	4
.LBB61_56:
	xorl	%r9d, %r9d
	movq	%r10, %r8
	cmpq	%r10, %r9
	je	.LBB61_58
	jmp	.LBB61_47
	.p2align	4
.LBB61_57:
	movq	%r8, %r10
	cmpq	%r10, %r9
	jne	.LBB61_47
.LBB61_58:
	movzbl	(%rax,%r8), %edi
	testl	%edi, %edi
	je	.LBB61_22
	cmpl	$47, %edi
	jne	.LBB61_47
	jmp	.LBB61_22
.LBB61_60:
	movq	$-24, %r15
	cmpl	$0, g21+4092(%rip)
	jne	.LBB61_20
	movl	$4092, %r13d
	movl	$1023, %r12d
	jmp	.LBB61_43
.LBB61_62:
	movq	%r13, (%rsp)
	movl	$1, %edx
	movq	%r12, %rdi
	xorl	%ecx, %ecx
	movl	%ebp, %r8d
	movq	%r15, %r9
	callq	trap_access@PLT
.Ltmp221:
.Lfunc_end61:
	.size	rt_open, .Lfunc_end61-rt_open
	.globl	rt_close
	.p2align	4
	.type	rt_close,@function
rt_close:
.Lfunc_begin62:
	cmpq	$1023, %rdi
	ja	.LBB62_3
	movslq	g21(,%rdi,4), %rsi
	testq	%rsi, %rsi
	jle	.LBB62_3
	pushq	%rax
	decq	%rsi
	movl	$0, g21(,%rdi,4)
.Ltmp222:
	movq	$0, (%rsp)
	movl	$3, %edi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rcx
	retq
.Ltmp223:
.LBB62_3:
	movq	$-13, %rax
	retq
.Lfunc_end62:
	.size	rt_close, .Lfunc_end62-rt_close
	.globl	rt_lseek
	.p2align	4
	.type	rt_lseek,@function
rt_lseek:
.Lfunc_begin63:
	movq	$-13, %rax
	cmpq	$1023, %rdi
	ja	.LBB63_4
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movslq	g21(,%rdi,4), %rsi
	testq	%rsi, %rsi
	jle	.LBB63_4
	movq	$-22, %rax
	cmpq	$2, %rcx
	ja	.LBB63_4
	pushq	%rax
	decq	%rsi
.Ltmp224:
	movq	$0, (%rsp)
	movl	$8, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	popq	%rcx
.Ltmp225:
.LBB63_4:
	retq
.Lfunc_end63:
	.size	rt_lseek, .Lfunc_end63-rt_lseek
	.globl	rt_clock
	.p2align	4
	.type	rt_clock,@function
rt_clock:
.Lfunc_begin64:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	subq	$32, %rsp
	cmpq	$0, g2(%rip)
	je	.LBB64_2
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 16(%rsp)
.Ltmp226:
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
.Ltmp227:
.LBB64_2:
	movl	%edi, %ebx
	movl	$8, %edi
	movq	%rsi, %r14
	movl	%ebx, %esi
	movq	%rdx, %r15
	callq	trap_begin@PLT
	movl	$.Ls58, %edi
	callq	say@PLT
	movl	$8, %edi
	movl	%ebx, %esi
	movq	%r14, %rdx
	movq	%r15, %rcx
	callq	trap_end@PLT
.Ltmp228:
.Lfunc_end64:
	.size	rt_clock, .Lfunc_end64-rt_clock
	.globl	rt_exit
	.p2align	4
	.type	rt_exit,@function
rt_exit:
.Lfunc_begin65:
	pushq	%rbx
	subq	$16, %rsp
	movq	%rdi, %rbx
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB65_2
	movq	$0, g10(%rip)
.Ltmp229:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp230:
.LBB65_2:
	movzbl	%bl, %ebx
	.p2align	4
.LBB65_3:
.Ltmp231:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB65_3
.Ltmp232:
.Lfunc_end65:
	.size	rt_exit, .Lfunc_end65-rt_exit
	.globl	permitted
	.p2align	4
	.type	permitted,@function
permitted:
.Lfunc_begin66:
	testq	%rdx, %rdx
	jle	.LBB66_1
	pushq	%rbx
	xorl	%ecx, %ecx
	jmp	.LBB66_4
	.p2align	4
.LBB66_17:
	incq	%rcx
	cmpq	%rdx, %rcx
	je	.LBB66_18
.LBB66_4:
	movq	(%rsi,%rcx,8), %rax
	movq	$-1, %r8
	movl	$1, %r11d
	xorl	%r10d, %r10d
	.p2align	4
.LBB66_5:
	movq	%r11, %r9
	cmpb	$0, 1(%rax,%r8)
	movq	%r10, %rbx
	leaq	1(%r8), %r8
	leaq	1(%r11), %r11
	leaq	1(%r10), %r10
	jne	.LBB66_5
	movq	%r8, %r10
	sarq	$63, %r10
	andq	%r8, %r10
	.p2align	4
.LBB66_7:
	leaq	-1(%r9), %r8
	testq	%r8, %r8
	jle	.LBB66_8
	movq	%rbx, %r11
	decq	%rbx
	cmpb	$47, -2(%rax,%r9)
	movq	%r8, %r9
	je	.LBB66_7
	xorl	%r9d, %r9d
	.p2align	4
.LBB66_12:
	movzbl	(%rdi,%r9), %r10d
	cmpb	(%rax,%r9), %r10b
	jne	.LBB66_13
	incq	%r9
	decq	%r11
	jne	.LBB66_12
	jmp	.LBB66_15
	.p2align	4
.LBB66_8:
	xorl	%r9d, %r9d
	movq	%r10, %r8
	cmpq	%r10, %r9
	jne	.LBB66_17
	jmp	.LBB66_15
	.p2align	4
.LBB66_13:
	movq	%r8, %r10
	cmpq	%r10, %r9
	jne	.LBB66_17
.LBB66_15:
	movzbl	(%rdi,%r8), %r8d
	movb	$1, %al
	testl	%r8d, %r8d
	je	.LBB66_19
	cmpl	$47, %r8d
	jne	.LBB66_17
.LBB66_19:
	popq	%rbx
	retq
.LBB66_1:
	xorl	%eax, %eax
	retq
.LBB66_18:
	xorl	%eax, %eax
	popq	%rbx
	retq
.Lfunc_end66:
	.size	permitted, .Lfunc_end66-permitted
	.globl	prepend
	.p2align	4
	.type	prepend,@function
prepend:
.Lfunc_begin67:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movq	%rdi, %rbx
	leaq	1(%rsi), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB67_1:
	incq	%r15
	cmpb	$0, g23(%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB67_1
	cmpq	$16384, %r15
	jg	.LBB67_4
	leaq	g23+1(%rsi), %rdi
	movq	%rsi, %r14
.Ltmp233:
	movl	$g23, %esi
	callq	memmove@PLT
	movl	$g23, %edi
	movq	%rbx, %rsi
	movq	%r14, %rdx
	callq	memmove@PLT
	movb	$47, g23(%r14)
.Ltmp234:
.LBB67_4:
	cmpq	$16385, %r15
	setl	%al
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.Lfunc_end67:
	.size	prepend, .Lfunc_end67-prepend
	.globl	real_path
	.p2align	4
	.type	real_path,@function
real_path:
.Lfunc_begin68:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	pushq	%rax
	movq	%rdi, %r14
	movb	$0, g23(%rip)
	xorl	%r12d, %r12d
	.p2align	4
.LBB68_1:
	cmpb	$0, (%r14,%r12)
	leaq	1(%r12), %r12
	jne	.LBB68_1
	leaq	-1(%r12), %r15
	xorl	%edx, %edx
	.p2align	4
.LBB68_3:
	cmpb	$0, g23(%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB68_3
	leaq	(%r12,%rdx), %rax
	movl	$.Ls59, %ebx
	cmpq	$16384, %rax
	jg	.LBB68_72
	leaq	g23(%r12), %rdi
.Ltmp235:
	movl	$g23, %esi
	callq	memmove@PLT
	movl	$g23, %edi
	movq	%r14, %rsi
	movq	%r15, %rdx
	callq	memmove@PLT
	movb	$47, g23-1(%r12)
	cmpb	$47, (%r14)
	jne	.LBB68_7
.Ltmp236:
	xorl	%r12d, %r12d
	jmp	.LBB68_11
.LBB68_7:
.Ltmp237:
	movq	$0, (%rsp)
	movl	$79, %edi
	movl	$g22, %esi
	movl	$4096, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	js	.LBB68_72
.Ltmp238:
	movq	$-2, %rax
	.p2align	4
.LBB68_9:
	cmpb	$0, g22+2(%rax)
	leaq	1(%rax), %rax
	jne	.LBB68_9
	leaq	1(%rax), %r12
	testq	%rax, %rax
	cmoveq	%rax, %r12
.LBB68_11:
	xorl	%ebx, %ebx
.LBB68_12:
	movl	$g23, %ebp
	xorl	%eax, %eax
	movzbl	g23(%rax), %ecx
	cmpl	$47, %ecx
	jne	.LBB68_14
	.p2align	4
.LBB68_73:
	incq	%rax
	incq	%rbp
	movzbl	g23(%rax), %ecx
	cmpl	$47, %ecx
	je	.LBB68_73
.LBB68_14:
	testl	%ecx, %ecx
	je	.LBB68_69
	leaq	g23(%rax), %rsi
	xorl	%r15d, %r15d
	movl	%ecx, %edx
	testb	%dl, %dl
	je	.LBB68_19
	.p2align	4
.LBB68_17:
	movzbl	%dl, %edx
	cmpl	$47, %edx
	je	.LBB68_19
	movzbl	g23+1(%rax,%r15), %edx
	incq	%r15
	incq	%rbp
	testb	%dl, %dl
	jne	.LBB68_17
.LBB68_19:
	leaq	(%rax,%r15), %r14
	addq	$g23, %r14
	cmpq	$1, %r15
	je	.LBB68_31
	cmpq	$2, %r15
	jne	.LBB68_32
	cmpb	$46, %cl
	jne	.LBB68_32
	cmpb	$46, g23+1(%rax)
	jne	.LBB68_32
	movq	%r12, %rax
	sarq	$63, %rax
	andq	%r12, %rax
	.p2align	4
.LBB68_24:
	movq	%r12, %rcx
	testq	%r12, %r12
	jle	.LBB68_27
	leaq	-1(%rcx), %r12
	cmpb	$47, g22-1(%rcx)
	jne	.LBB68_24
	incq	%r12
	movq	%r12, %rax
.LBB68_27:
	xorl	%edx, %edx
	testq	%rcx, %rcx
	setg	%dl
	subq	%rdx, %rax
	movq	%rax, %r12
	jmp	.LBB68_28
.LBB68_31:
	cmpb	$46, %cl
	je	.LBB68_28
.LBB68_32:
	leaq	(%r12,%r15), %rax
	addq	$2, %rax
	cmpq	$8192, %rax
	jg	.LBB68_33
	movq	%rbx, %r13
	cmpq	$41, %rbx
	setae	%bl
	movb	$47, g22(%r12)
	leaq	g22+1(%r12), %rdi
	movq	%r15, %rdx
	callq	memmove@PLT
	movb	$0, g22+1(%r12,%r15)
.Ltmp239:
	movq	$0, (%rsp)
	movl	$89, %edi
	movl	$g22, %esi
	movl	$g24, %edx
	movl	$4096, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	testq	%rax, %rax
	sets	%cl
	orb	%bl, %cl
	cmpb	$1, %cl
	jne	.LBB68_36
.Ltmp240:
	addq	%r15, %r12
	incq	%r12
	movq	%r13, %rbx
.LBB68_28:
	xorl	%edx, %edx
	.p2align	4
.LBB68_29:
	incq	%rdx
	cmpb	$0, (%rbp)
	leaq	1(%rbp), %rbp
	jne	.LBB68_29
	movl	$g23, %edi
	movq	%r14, %rsi
	callq	memmove@PLT
	jmp	.LBB68_12
.LBB68_36:
	movq	%rax, %r15
	movzbl	g24(%rip), %ebx
	xorl	%edx, %edx
	.p2align	4
.LBB68_37:
	cmpb	$0, (%rbp,%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB68_37
	movl	$g23, %edi
	movq	%r14, %rsi
	callq	memmove@PLT
	movq	%r15, %rax
	leaq	1(%r15), %r14
	movq	%r14, %rcx
	xorl	%edx, %edx
.Ltmp241:
	.p2align	4
.LBB68_39:
	incq	%rcx
	cmpb	$0, g23(%rdx)
	leaq	1(%rdx), %rdx
	jne	.LBB68_39
	cmpb	$47, %bl
	movl	$0, %esi
	cmoveq	%rsi, %r12
	cmpq	$16384, %rcx
	movl	$.Ls59, %ebx
	jg	.LBB68_72
	leaq	g23+1(%rax), %rdi
.Ltmp242:
	movl	$g23, %esi
	callq	memmove@PLT
	movq	%r15, %rax
	movl	$g23, %ecx
	movl	$g24, %edx
	subq	%rdx, %rcx
	cmpq	$7, %r15
	ja	.LBB68_52
.Ltmp243:
	cmpq	%rcx, %rax
	movq	%r13, %rbx
	jbe	.LBB68_43
.LBB68_51:
	movzbl	g24-2(%r14), %ecx
	movb	%cl, g23-2(%r14)
	decq	%r14
	cmpq	$1, %r14
	ja	.LBB68_51
	jmp	.LBB68_68
.LBB68_52:
	cmpq	%rcx, %rax
	movq	%r13, %rbx
	movq	%rax, %rcx
	jbe	.LBB68_61
	subq	$15, %rcx
	movl	$0, %edx
	cmovaeq	%rcx, %rdx
	cmpq	$17, %rdx
	jae	.LBB68_55
	movq	%rax, %rcx
	jmp	.LBB68_58
.LBB68_43:
	testq	%rax, %rax
	je	.LBB68_68
	movzbl	g24(%rip), %ecx
	movb	%cl, g23(%rip)
	cmpq	$1, %rax
	je	.LBB68_68
	movzbl	g24+1(%rip), %ecx
	movb	%cl, g23+1(%rip)
	cmpq	$2, %rax
	je	.LBB68_68
	movzbl	g24+2(%rip), %ecx
	movb	%cl, g23+2(%rip)
	cmpq	$3, %rax
	je	.LBB68_68
	movzbl	g24+3(%rip), %ecx
	movb	%cl, g23+3(%rip)
	cmpq	$4, %rax
	je	.LBB68_68
	movzbl	g24+4(%rip), %ecx
	movb	%cl, g23+4(%rip)
	cmpq	$5, %rax
	je	.LBB68_68
	movzbl	g24+5(%rip), %ecx
	movb	%cl, g23+5(%rip)
	cmpq	$6, %rax
	je	.LBB68_68
	movzbl	g24+6(%rip), %ecx
	movb	%cl, g23+6(%rip)
	jmp	.LBB68_68
.LBB68_61:
	shrq	$3, %rcx
	cmpq	$32, %rax
	jae	.LBB68_64
	xorl	%edx, %edx
	jmp	.LBB68_63
.LBB68_55:
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
.LBB68_56:
	movups	g24-16(%rax,%r8,8), %xmm0
	movups	g24-32(%rax,%r8,8), %xmm1
	movups	%xmm0, g23-16(%rax,%r8,8)
	movups	%xmm1, g23-32(%rax,%r8,8)
	addq	$-4, %r8
	cmpq	%r8, %rdi
	jne	.LBB68_56
	cmpq	%rsi, %rdx
	je	.LBB68_60
.LBB68_58:
	addq	$8, %rcx
.LBB68_59:
	movq	g24-16(%rcx), %rdx
	movq	%rdx, g23-16(%rcx)
	addq	$-8, %rcx
	cmpq	$15, %rcx
	ja	.LBB68_59
.LBB68_60:
	movq	g24(%rip), %rcx
	movq	%rcx, g23(%rip)
	jmp	.LBB68_68
.LBB68_64:
	movq	%rcx, %rdx
	movabsq	$1152921504606846972, %rsi
	andq	%rsi, %rdx
	movq	%rax, %rsi
	movabsq	$9223372036854775776, %rdi
	andq	%rdi, %rsi
	xorl	%edi, %edi
.LBB68_65:
	movups	g24(%rdi), %xmm0
	movups	g24+16(%rdi), %xmm1
	movups	%xmm0, g23(%rdi)
	movups	%xmm1, g23+16(%rdi)
	addq	$32, %rdi
	cmpq	%rdi, %rsi
	jne	.LBB68_65
	jmp	.LBB68_66
.LBB68_63:
	movq	g24(,%rdx,8), %rsi
	movq	%rsi, g23(,%rdx,8)
	incq	%rdx
.LBB68_66:
	cmpq	%rdx, %rcx
	jne	.LBB68_63
	movq	g24-8(%rax), %rcx
	movq	%rcx, g23-8(%rax)
.LBB68_68:
	incq	%rbx
	leaq	g23(%rax), %rax
	movb	$47, (%rax)
	jmp	.LBB68_12
.LBB68_69:
	testq	%r12, %r12
	jne	.LBB68_71
	movb	$47, g22(%rip)
	movl	$1, %r12d
.LBB68_71:
	movl	$g22, %ebx
	movb	$0, g22(%r12)
.LBB68_72:
	movq	%rbx, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.LBB68_33:
	movl	$.Ls59, %ebx
	jmp	.LBB68_72
.Lfunc_end68:
	.size	real_path, .Lfunc_end68-real_path
	.globl	on_signal
	.p2align	4
	.type	on_signal,@function
on_signal:
.Lfunc_begin69:
	pushq	%rbx
	subq	$16, %rsp
	cmpl	$2, %edi
	jne	.LBB69_1
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB69_5
	movq	$0, g10(%rip)
.Ltmp244:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp245:
.Ltmp246:
	.p2align	4
.LBB69_5:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$130, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB69_5
.Ltmp247:
.LBB69_1:
	cmpl	$14, %edi
	jne	.LBB69_6
	callq	out_of_time@PLT
.LBB69_6:
	xorl	%eax, %eax
	testb	$1, g25(%rip)
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
	je	.LBB69_7
.Ltmp248:
	movl	$2, %edi
	callq	trap_head@PLT
	movl	$.Ls30, %edi
	callq	say@PLT
	movl	$.Ls60, %edi
	callq	say@PLT
.Ltmp249:
	movq	%rbx, %rdi
	callq	say_hex@PLT
	movl	$2, %edi
	callq	trap_bare_end@PLT
.LBB69_7:
	movq	%rdx, %rdi
	callq	overflow@PLT
.Ltmp250:
.Lfunc_end69:
	.size	on_signal, .Lfunc_end69-on_signal
	.globl	out_of_time
	.p2align	4
	.type	out_of_time,@function
out_of_time:
.Lfunc_begin70:
	pushq	%rax
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB70_2
	movq	$0, g10(%rip)
.Ltmp251:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp252:
.LBB70_2:
	movl	$.Ls61, %edi
	callq	say@PLT
	movq	g8(%rip), %rdi
	callq	say@PLT
	movl	$.Ls62, %edi
	callq	say@PLT
	movq	g8(%rip), %rdi
	callq	say@PLT
	movl	$.Ls63, %edi
	callq	say@PLT
	movq	g15(%rip), %rdx
.Ltmp253:
	movl	$2, %edi
	movl	$g14, %esi
	callq	send@PLT
	movq	$0, g15(%rip)
.Ltmp254:
.Ltmp255:
	.p2align	4
.LBB70_3:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$124, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB70_3
.Ltmp256:
.Lfunc_end70:
	.size	out_of_time, .Lfunc_end70-out_of_time
	.globl	overflow
	.p2align	4
	.type	overflow,@function
overflow:
.Lfunc_begin71:
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
	andb	g26(%rip), %cl
	cmpb	$1, %cl
	jne	.LBB71_11
	movq	%rdi, %rbx
	xorl	%r14d, %r14d
	cmpb	$0, g25(%rip)
	cmovneq	%r12, %r14
	cmpq	%r14, %rax
	cmovgq	%rax, %r14
	addq	$536870904, %r12
	.p2align	4
.LBB71_2:
	movq	(%r14), %r13
.Ltmp257:
	callq	tables@PLT
	movq	%rax, %r15
	callq	tables@PLT
	addq	80(%rax), %r15
.Ltmp258:
	callq	tables@PLT
	movq	88(%rax), %rax
	testq	%rax, %rax
	jle	.LBB71_9
.Ltmp259:
	xorl	%ecx, %ecx
	jmp	.LBB71_4
	.p2align	4
.LBB71_7:
	movq	%rdx, %rax
	cmpq	%rax, %rcx
	jge	.LBB71_9
.LBB71_4:
	leaq	(%rax,%rcx), %rsi
	movq	%rsi, %rdx
	shrq	$63, %rdx
	addq	%rsi, %rdx
	sarq	%rdx
	movq	%rdx, %rbp
	shlq	$4, %rbp
	movl	(%r15,%rbp), %esi
	cmpq	%rsi, %r13
	je	.LBB71_12
	jle	.LBB71_7
	incq	%rdx
	movq	%rdx, %rcx
	cmpq	%rax, %rcx
	jl	.LBB71_4
.LBB71_9:
	cmpb	$1, g26(%rip)
	jne	.LBB71_11
	cmpq	%r12, %r14
	leaq	8(%r14), %r14
	jb	.LBB71_2
.LBB71_11:
.Ltmp260:
	movl	$4, %edi
	callq	trap_head@PLT
	movl	$.Ls30, %edi
	callq	say@PLT
	movl	$.Ls54, %edi
	callq	say@PLT
.Ltmp261:
	movl	$4, %edi
	callq	trap_bare_end@PLT
.LBB71_12:
.Ltmp262:
	callq	tables@PLT
	movq	%rax, %r12
	callq	tables@PLT
	addq	96(%rax), %r12
	movl	4(%r15,%rbp), %r15d
	movl	4(%r15,%r12), %esi
.Ltmp263:
	movl	$4, %edi
	callq	trap_begin@PLT
	movl	$.Ls54, %edi
	callq	say@PLT
	movl	4(%r15,%r12), %esi
	movq	120(%rbx), %rcx
	movl	$4, %edi
	movq	%r14, %rdx
	callq	trap_end@PLT
.Ltmp264:
.Lfunc_end71:
	.size	overflow, .Lfunc_end71-overflow
	.globl	catch
	.p2align	4
	.type	catch,@function
catch:
.Lfunc_begin72:
	pushq	%rbx
	subq	$48, %rsp
	movq	%rdi, %rbx
	movq	%rsi, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp265:
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
.Ltmp266:
.Lfunc_end72:
	.size	catch, .Lfunc_end72-catch
	.globl	catch_all
	.p2align	4
	.type	catch_all,@function
catch_all:
.Lfunc_begin73:
	subq	$72, %rsp
	movq	$g27, 48(%rsp)
	movq	$0, 56(%rsp)
	movq	$65536, 64(%rsp)
.Ltmp267:
	movq	$0, (%rsp)
	leaq	48(%rsp), %rsi
	movl	$131, %edi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
.Ltmp268:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp269:
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
.Ltmp270:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp271:
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
.Ltmp272:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp273:
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
.Ltmp274:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp275:
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
.Ltmp276:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp277:
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
.Ltmp278:
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
	addq	$72, %rsp
	retq
.Ltmp279:
.Lfunc_end73:
	.size	catch_all, .Lfunc_end73-catch_all
	.globl	map_fixed
	.p2align	4
	.type	map_fixed,@function
map_fixed:
.Lfunc_begin74:
	pushq	%rbx
	subq	$16, %rsp
	movq	%rdx, %rcx
	movq	%rsi, %rdx
	movq	%rdi, %rbx
.Ltmp280:
	movq	$0, (%rsp)
	movl	$9, %edi
	movl	$1064994, %r8d
	movq	%rbx, %rsi
	movq	$-1, %r9
	callq	sys6@PLT
	cmpq	%rbx, %rax
	jne	.LBB74_1
	addq	$16, %rsp
	popq	%rbx
	retq
.LBB74_1:
	movl	$.Ls64, %edi
	callq	say@PLT
	movl	$.Ls65, %edi
	callq	say@PLT
	movq	g15(%rip), %rdx
.Ltmp281:
	movl	$2, %edi
	movl	$g14, %esi
	callq	send@PLT
	movq	$0, g15(%rip)
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB74_3
.Ltmp282:
	movq	$0, g10(%rip)
.Ltmp283:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp284:
.Ltmp285:
	.p2align	4
.LBB74_3:
	movq	$0, (%rsp)
	movl	$231, %edi
	movl	$70, %esi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB74_3
.Ltmp286:
.Lfunc_end74:
	.size	map_fixed, .Lfunc_end74-map_fixed
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI75_0:
	.quad	67070209294368
	.quad	68169720922176
.LCPI75_1:
	.quad	69269232550016
	.quad	70368744177920
.LCPI75_2:
	.quad	71468255805952
	.quad	72567767434240
.LCPI75_3:
	.quad	73667279063040
	.quad	74766790692864
.LCPI75_4:
	.quad	75866302324736
	.quad	76965813960704
.LCPI75_5:
	.quad	78065325604864
	.quad	79164837265408
.LCPI75_6:
	.quad	80264348958720
	.quad	81363860717568
.LCPI75_7:
	.quad	82463372607488
	.quad	83562884759552
.LCPI75_8:
	.quad	84662397435904
	.quad	85761911160832
.LCPI75_9:
	.quad	86861426982912
	.quad	87960946999296
.LCPI75_10:
	.quad	89060475404288
	.quad	90160020586496
.LCPI75_11:
	.quad	91259599323136
	.quad	92359245168640
	.text
	.globl	map_memory
	.p2align	4
	.type	map_memory,@function
map_memory:
.Lfunc_begin75:
	pushq	%rax
	movabsq	$5497558138880, %rdi
	movabsq	$87960930222080, %rsi
.Ltmp287:
	movl	$3, %edx
	callq	map_fixed@PLT
	movb	$1, g25(%rip)
	movb	$1, g26(%rip)
.Ltmp288:
	movq	$0, (%rsp)
	movabsq	$63771674411008, %rsi
	movabsq	$1099511627776, %rdx
	movl	$10, %edi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movaps	.LCPI75_0(%rip), %xmm0
	movq	nx_sp@GOTPCREL(%rip), %rax
	movups	%xmm0, 40(%rax)
	movaps	.LCPI75_1(%rip), %xmm0
	movups	%xmm0, 56(%rax)
	movaps	.LCPI75_2(%rip), %xmm0
	movups	%xmm0, 72(%rax)
	movaps	.LCPI75_3(%rip), %xmm0
	movups	%xmm0, 88(%rax)
	movaps	.LCPI75_4(%rip), %xmm0
	movups	%xmm0, 104(%rax)
	movaps	.LCPI75_5(%rip), %xmm0
	movups	%xmm0, 120(%rax)
	movaps	.LCPI75_6(%rip), %xmm0
	movups	%xmm0, 136(%rax)
	movaps	.LCPI75_7(%rip), %xmm0
	movups	%xmm0, 152(%rax)
	movaps	.LCPI75_8(%rip), %xmm0
	movups	%xmm0, 168(%rax)
	movaps	.LCPI75_9(%rip), %xmm0
	movups	%xmm0, 184(%rax)
	movaps	.LCPI75_10(%rip), %xmm0
	movups	%xmm0, 200(%rax)
	movaps	.LCPI75_11(%rip), %xmm0
	movups	%xmm0, 216(%rax)
	popq	%rax
	retq
.Ltmp289:
.Lfunc_end75:
	.size	map_memory, .Lfunc_end75-map_memory
	.globl	place_strings
	.p2align	4
	.type	place_strings,@function
place_strings:
.Lfunc_begin76:
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
.Ltmp290:
	callq	tables@PLT
	movq	56(%rax), %rax
	movq	%rax, 8(%rsp)
	testq	%rax, %rax
	jle	.LBB76_7
	xorl	%r13d, %r13d
	jmp	.LBB76_2
	.p2align	4
.LBB76_6:
	incq	%r13
	cmpq	8(%rsp), %r13
	je	.LBB76_7
.LBB76_2:
	leaq	(,%r13,8), %rax
	leaq	(%rax,%rax,2), %r12
	movq	8(%rbx,%r12), %rax
	addq	$16, %rax
	movl	$36, %ebp
	.p2align	4
.LBB76_3:
	leal	-31(%rbp), %r14d
	andl	$63, %r14d
	movl	$1, %r15d
	movl	%r14d, %ecx
	shlq	%cl, %r15
	incq	%rbp
	cmpq	%rax, %r15
	jl	.LBB76_3
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
	cmpq	%r15, g17(,%rbp,8)
	jg	.LBB76_6
	movq	%r15, g17(,%rbp,8)
	jmp	.LBB76_6
.LBB76_7:
	movq	$-160, %r14
	movabsq	$-40681930223617, %r15
	movabsq	$40681930227712, %rbx
	movabsq	$-1099511627776, %r12
	movabsq	$1099511627776, %r13
	jmp	.LBB76_8
	.p2align	4
.LBB76_10:
	addq	%r12, %r15
	addq	%r13, %rbx
	addq	$8, %r14
	je	.LBB76_11
.LBB76_8:
	movq	g17+456(%r14), %rax
	testq	%rax, %rax
	je	.LBB76_10
	movq	%r15, %rcx
	addq	%rax, %rcx
	leaq	4095(%r15,%rax), %rdx
	cmovnsq	%rcx, %rdx
	andq	$-4096, %rdx
.Ltmp291:
	movq	$0, (%rsp)
	movl	$10, %edi
	movl	$1, %ecx
	movq	%rbx, %rsi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB76_10
.Ltmp292:
.LBB76_11:
	addq	$24, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end76:
	.size	place_strings, .Lfunc_end76-place_strings
	.globl	place_globals
	.p2align	4
	.type	place_globals,@function
place_globals:
.Lfunc_begin77:
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	callq	tables@PLT
	movq	%rax, %rbx
	callq	tables@PLT
	movq	64(%rax), %r14
.Ltmp293:
	callq	tables@PLT
	movq	72(%rax), %r15
	testq	%r15, %r15
	jle	.LBB77_6
	addq	%rbx, %r14
	addq	$8, %r14
	jmp	.LBB77_2
	.p2align	4
.LBB77_5:
	addq	$24, %r14
	decq	%r15
	je	.LBB77_6
.LBB77_2:
	movq	(%r14), %rdi
	movl	$2, %esi
	callq	place@PLT
	testq	%rax, %rax
	je	.LBB77_7
	cmpq	$0, 8(%r14)
	je	.LBB77_5
	movq	%rax, %rbx
	callq	tables@PLT
	addq	8(%r14), %rax
	movq	(%r14), %rdx
	movq	%rbx, %rdi
	movq	%rax, %rsi
	callq	memmove@PLT
	jmp	.LBB77_5
.LBB77_6:
	popq	%rbx
	popq	%r14
	popq	%r15
	retq
.LBB77_7:
.Ltmp294:
	movl	$5, %edi
	callq	trap_head@PLT
	movl	$.Ls30, %edi
	callq	say@PLT
	movl	$.Ls66, %edi
	callq	say@PLT
	movq	(%r14), %rdi
.Ltmp295:
	callq	say_count@PLT
	movl	$.Ls67, %edi
	callq	say@PLT
	movl	$5, %edi
	callq	trap_bare_end@PLT
.Ltmp296:
.Lfunc_end77:
	.size	place_globals, .Lfunc_end77-place_globals
	.globl	place_arguments
	.p2align	4
	.type	place_arguments,@function
place_arguments:
.Lfunc_begin78:
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
.Ltmp297:
	movl	$2, %esi
	callq	place@PLT
	movq	%rax, %r15
	testq	%r14, %r14
	jle	.LBB78_5
	xorl	%ebp, %ebp
	.p2align	4
.LBB78_2:
	movq	(%rbx,%rbp,8), %rax
	xorl	%r12d, %r12d
	.p2align	4
.LBB78_3:
	cmpb	$0, (%rax,%r12)
	leaq	1(%r12), %r12
	jne	.LBB78_3
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
	jne	.LBB78_2
.Ltmp298:
.LBB78_5:
	movq	%r15, %rax
	addq	$8, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	retq
.Lfunc_end78:
	.size	place_arguments, .Lfunc_end78-place_arguments
	.globl	parse_int
	.p2align	4
	.type	parse_int,@function
parse_int:
.Lfunc_begin79:
	movzbl	(%rdi), %ecx
	leal	-48(%rcx), %eax
	cmpb	$9, %al
	ja	.LBB79_1
	incq	%rdi
	xorl	%eax, %eax
	.p2align	4
.LBB79_4:
	leaq	(%rax,%rax,4), %rax
	movzbl	%cl, %ecx
	leaq	(%rcx,%rax,2), %rax
	addq	$-48, %rax
	movzbl	(%rdi), %ecx
	leal	-48(%rcx), %edx
	incq	%rdi
	cmpb	$10, %dl
	jb	.LBB79_4
	retq
.LBB79_1:
	xorl	%eax, %eax
	retq
.Lfunc_end79:
	.size	parse_int, .Lfunc_end79-parse_int
	.globl	variable
	.p2align	4
	.type	variable,@function
variable:
.Lfunc_begin80:
	xorl	%ecx, %ecx
	.p2align	4
.LBB80_1:
	cmpb	$0, (%rsi,%rcx)
	leaq	1(%rcx), %rcx
	jne	.LBB80_1
	movq	(%rdi), %rdx
	movl	$.Ls59, %eax
	testq	%rdx, %rdx
	je	.LBB80_11
	leaq	-1(%rcx), %r8
	xorl	%r9d, %r9d
	jmp	.LBB80_4
	.p2align	4
.LBB80_9:
	cmpb	$61, -1(%rdx,%rcx)
	je	.LBB80_10
.LBB80_8:
	movq	8(%rdi,%r9,8), %rdx
	incq	%r9
	testq	%rdx, %rdx
	je	.LBB80_11
.LBB80_4:
	testq	%r8, %r8
	jle	.LBB80_9
	xorl	%r10d, %r10d
	.p2align	4
.LBB80_7:
	movzbl	(%rdx,%r10), %r11d
	cmpb	(%rsi,%r10), %r11b
	jne	.LBB80_8
	incq	%r10
	cmpq	%r10, %r8
	jne	.LBB80_7
	jmp	.LBB80_9
.LBB80_10:
	addq	%rcx, %rdx
	movq	%rdx, %rax
.LBB80_11:
	retq
.Lfunc_end80:
	.size	variable, .Lfunc_end80-variable
	.globl	wants_colour
	.p2align	4
	.type	wants_colour,@function
wants_colour:
.Lfunc_begin81:
	subq	$88, %rsp
	movq	(%rdi), %rax
	movl	$.Ls59, %ecx
	testq	%rax, %rax
	je	.LBB81_31
	leaq	8(%rdi), %rsi
	movq	%rax, %rdx
	jmp	.LBB81_2
	.p2align	4
.LBB81_12:
	movq	(%rsi), %rdx
	addq	$8, %rsi
	testq	%rdx, %rdx
	je	.LBB81_13
.LBB81_2:
	cmpb	$78, (%rdx)
	jne	.LBB81_12
	cmpb	$79, 1(%rdx)
	jne	.LBB81_12
	cmpb	$95, 2(%rdx)
	jne	.LBB81_12
	cmpb	$67, 3(%rdx)
	jne	.LBB81_12
	cmpb	$79, 4(%rdx)
	jne	.LBB81_12
	cmpb	$76, 5(%rdx)
	jne	.LBB81_12
	cmpb	$79, 6(%rdx)
	jne	.LBB81_12
	cmpb	$82, 7(%rdx)
	jne	.LBB81_12
	cmpb	$61, 8(%rdx)
	jne	.LBB81_12
	addq	$9, %rdx
	jmp	.LBB81_14
.LBB81_13:
	movl	$.Ls59, %edx
.LBB81_14:
	cmpb	$0, (%rdx)
	je	.LBB81_16
	xorl	%ecx, %ecx
.LBB81_49:
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.LBB81_16:
	leaq	8(%rdi), %rdx
	movq	%rax, %rsi
	jmp	.LBB81_17
	.p2align	4
.LBB81_30:
	movq	(%rdx), %rsi
	addq	$8, %rdx
	testq	%rsi, %rsi
	je	.LBB81_31
.LBB81_17:
	cmpb	$70, (%rsi)
	jne	.LBB81_30
	cmpb	$79, 1(%rsi)
	jne	.LBB81_30
	cmpb	$82, 2(%rsi)
	jne	.LBB81_30
	cmpb	$67, 3(%rsi)
	jne	.LBB81_30
	cmpb	$69, 4(%rsi)
	jne	.LBB81_30
	cmpb	$95, 5(%rsi)
	jne	.LBB81_30
	cmpb	$67, 6(%rsi)
	jne	.LBB81_30
	cmpb	$79, 7(%rsi)
	jne	.LBB81_30
	cmpb	$76, 8(%rsi)
	jne	.LBB81_30
	cmpb	$79, 9(%rsi)
	jne	.LBB81_30
	cmpb	$82, 10(%rsi)
	jne	.LBB81_30
	cmpb	$61, 11(%rsi)
	jne	.LBB81_30
	addq	$12, %rsi
	movq	%rsi, %rcx
.LBB81_31:
	movzbl	(%rcx), %edx
	cmpl	$48, %edx
	je	.LBB81_50
	movb	$1, %cl
	testl	%edx, %edx
	jne	.LBB81_49
	movl	$.Ls59, %ecx
	testq	%rax, %rax
	je	.LBB81_42
	addq	$8, %rdi
	jmp	.LBB81_35
	.p2align	4
.LBB81_41:
	movq	(%rdi), %rax
	addq	$8, %rdi
	testq	%rax, %rax
	je	.LBB81_42
.LBB81_35:
	cmpb	$84, (%rax)
	jne	.LBB81_41
	cmpb	$69, 1(%rax)
	jne	.LBB81_41
	cmpb	$82, 2(%rax)
	jne	.LBB81_41
	cmpb	$77, 3(%rax)
	jne	.LBB81_41
	cmpb	$61, 4(%rax)
	jne	.LBB81_41
	addq	$5, %rax
	movq	%rax, %rcx
.LBB81_42:
	cmpb	$100, (%rcx)
	jne	.LBB81_48
	cmpb	$117, 1(%rcx)
	jne	.LBB81_48
	cmpb	$109, 2(%rcx)
	jne	.LBB81_48
	cmpb	$98, 3(%rcx)
	jne	.LBB81_48
	cmpb	$0, 4(%rcx)
	je	.LBB81_47
.LBB81_48:
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 48(%rsp)
	movaps	%xmm0, 32(%rsp)
	movaps	%xmm0, 16(%rsp)
.Ltmp299:
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
.Ltmp300:
.LBB81_50:
	cmpb	$0, 1(%rcx)
	setne	%cl
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.LBB81_47:
	xorl	%ecx, %ecx
	movzbl	%cl, %eax
	addq	$88, %rsp
	retq
.Lfunc_end81:
	.size	wants_colour, .Lfunc_end81-wants_colour
	.globl	read_settings
	.p2align	4
	.type	read_settings,@function
read_settings:
.Lfunc_begin82:
	pushq	%rbx
	subq	$80, %rsp
	movq	8(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB82_1
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB82_3:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB82_3
	jmp	.LBB82_4
.LBB82_1:
	xorl	%edx, %edx
.LBB82_4:
	movq	%rdx, g0(%rip)
	movq	16(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB82_5
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB82_7:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB82_7
	jmp	.LBB82_8
.LBB82_5:
	xorl	%edx, %edx
.LBB82_8:
	movq	%rdx, g1(%rip)
	movq	24(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB82_9
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB82_11:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB82_11
	jmp	.LBB82_12
.LBB82_9:
	xorl	%edx, %edx
.LBB82_12:
	movq	%rdx, g2(%rip)
	movq	32(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB82_13
	incq	%rax
	xorl	%edx, %edx
	.p2align	4
.LBB82_15:
	leaq	(%rdx,%rdx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rdx
	addq	$-48, %rdx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %esi
	incq	%rax
	cmpb	$10, %sil
	jb	.LBB82_15
	jmp	.LBB82_16
.LBB82_13:
	xorl	%edx, %edx
.LBB82_16:
	movq	%rdx, g3(%rip)
	movq	40(%rdi), %rax
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	cmpb	$9, %dl
	ja	.LBB82_17
	incq	%rax
	xorl	%ebx, %ebx
	.p2align	4
.LBB82_19:
	leaq	(%rbx,%rbx,4), %rdx
	movzbl	%cl, %ecx
	leaq	(%rcx,%rdx,2), %rbx
	addq	$-48, %rbx
	movzbl	(%rax), %ecx
	leal	-48(%rcx), %edx
	incq	%rax
	cmpb	$10, %dl
	jb	.LBB82_19
	jmp	.LBB82_20
.LBB82_17:
	xorl	%ebx, %ebx
.LBB82_20:
	movq	48(%rdi), %rax
	movq	%rax, g8(%rip)
	movq	56(%rdi), %rcx
	movzbl	(%rcx), %edx
	leal	-48(%rdx), %eax
	cmpb	$9, %al
	ja	.LBB82_21
	incq	%rcx
	xorl	%eax, %eax
	.p2align	4
.LBB82_23:
	leaq	(%rax,%rax,4), %rax
	movzbl	%dl, %edx
	leaq	(%rdx,%rax,2), %rax
	addq	$-48, %rax
	movzbl	(%rcx), %edx
	leal	-48(%rdx), %esi
	incq	%rcx
	cmpb	$10, %sil
	jb	.LBB82_23
	jmp	.LBB82_24
.LBB82_21:
	xorl	%eax, %eax
.LBB82_24:
	movq	%rax, g5(%rip)
	movq	64(%rdi), %rdx
	movzbl	(%rdx), %esi
	leal	-48(%rsi), %ecx
	cmpb	$9, %cl
	ja	.LBB82_25
	incq	%rdx
	xorl	%ecx, %ecx
	.p2align	4
.LBB82_27:
	leaq	(%rcx,%rcx,4), %rcx
	movzbl	%sil, %esi
	leaq	(%rsi,%rcx,2), %rcx
	addq	$-48, %rcx
	movzbl	(%rdx), %esi
	leal	-48(%rsi), %r8d
	incq	%rdx
	cmpb	$10, %r8b
	jb	.LBB82_27
	jmp	.LBB82_28
.LBB82_25:
	xorl	%ecx, %ecx
.LBB82_28:
	leaq	64(%rdi), %rdx
	movq	%rcx, g7(%rip)
	leaq	(%rcx,%rax), %rsi
	testq	%rsi, %rsi
	jle	.LBB82_35
	cmpq	$4, %rsi
	jae	.LBB82_32
	xorl	%r8d, %r8d
	jmp	.LBB82_31
.LBB82_32:
	movabsq	$9223372036854775804, %r8
	andq	%rsi, %r8
	xorl	%r9d, %r9d
	.p2align	4
.LBB82_33:
	movups	72(%rdi,%r9,8), %xmm0
	movups	88(%rdi,%r9,8), %xmm1
	movups	%xmm0, 64(%rdi,%r9,8)
	movups	%xmm1, 80(%rdi,%r9,8)
	addq	$4, %r9
	cmpq	%r9, %r8
	jne	.LBB82_33
	jmp	.LBB82_34
.LBB82_31:
	movq	72(%rdi,%r8,8), %r9
	movq	%r9, 64(%rdi,%r8,8)
	incq	%r8
.LBB82_34:
	cmpq	%r8, %rsi
	jne	.LBB82_31
.LBB82_35:
	movq	%rdx, g4(%rip)
	leaq	(%rdi,%rax,8), %rdx
	addq	$64, %rdx
	movq	%rdx, g6(%rip)
	testq	%rbx, %rbx
	jle	.LBB82_37
.Ltmp301:
	callq	handler@PLT
	movq	%rax, 16(%rsp)
	movq	$201326596, 24(%rsp)
.Ltmp302:
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
.Ltmp303:
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
.Ltmp304:
.LBB82_37:
	addq	%rcx, %rax
	addq	$8, %rax
	addq	$80, %rsp
	popq	%rbx
	retq
.Lfunc_end82:
	.size	read_settings, .Lfunc_end82-read_settings
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI83_0:
	.quad	67070209294368
	.quad	68169720922176
.LCPI83_1:
	.quad	69269232550016
	.quad	70368744177920
.LCPI83_2:
	.quad	71468255805952
	.quad	72567767434240
.LCPI83_3:
	.quad	73667279063040
	.quad	74766790692864
.LCPI83_4:
	.quad	75866302324736
	.quad	76965813960704
.LCPI83_5:
	.quad	78065325604864
	.quad	79164837265408
.LCPI83_6:
	.quad	80264348958720
	.quad	81363860717568
.LCPI83_7:
	.quad	82463372607488
	.quad	83562884759552
.LCPI83_8:
	.quad	84662397435904
	.quad	85761911160832
.LCPI83_9:
	.quad	86861426982912
	.quad	87960946999296
.LCPI83_10:
	.quad	89060475404288
	.quad	90160020586496
.LCPI83_11:
	.quad	91259599323136
	.quad	92359245168640
	.text
	.globl	rt_start
	.p2align	4
	.type	rt_start,@function
rt_start:
.Lfunc_begin83:
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
.Ltmp305:
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
.Ltmp306:
	callq	catch_all@PLT
	movabsq	$5497558138880, %rdi
	movabsq	$87960930222080, %rsi
.Ltmp307:
	movl	$3, %edx
	callq	map_fixed@PLT
	movb	$1, g25(%rip)
	movb	$1, g26(%rip)
.Ltmp308:
	movq	$0, (%rsp)
	movabsq	$63771674411008, %rsi
	movabsq	$1099511627776, %rdx
	movl	$10, %edi
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	movaps	.LCPI83_0(%rip), %xmm0
	movq	nx_sp@GOTPCREL(%rip), %rax
	movups	%xmm0, 40(%rax)
	movaps	.LCPI83_1(%rip), %xmm0
	movups	%xmm0, 56(%rax)
	movaps	.LCPI83_2(%rip), %xmm0
	movups	%xmm0, 72(%rax)
	movaps	.LCPI83_3(%rip), %xmm0
	movups	%xmm0, 88(%rax)
	movaps	.LCPI83_4(%rip), %xmm0
	movups	%xmm0, 104(%rax)
	movaps	.LCPI83_5(%rip), %xmm0
	movups	%xmm0, 120(%rax)
	movaps	.LCPI83_6(%rip), %xmm0
	movups	%xmm0, 136(%rax)
	movaps	.LCPI83_7(%rip), %xmm0
	movups	%xmm0, 152(%rax)
	movaps	.LCPI83_8(%rip), %xmm0
	movups	%xmm0, 168(%rax)
	movaps	.LCPI83_9(%rip), %xmm0
	movups	%xmm0, 184(%rax)
	movaps	.LCPI83_10(%rip), %xmm0
	movups	%xmm0, 200(%rax)
	movaps	.LCPI83_11(%rip), %xmm0
	movups	%xmm0, 216(%rax)
	addq	$8, %r14
.Ltmp309:
	callq	tables@PLT
	cmpq	$0, 112(%rax)
	je	.LBB83_1
	leaq	(%r14,%rbx,8), %rdi
	addq	$8, %rdi
	callq	wants_colour@PLT
	movq	%rax, g3(%rip)
	xorl	%eax, %eax
	jmp	.LBB83_3
.LBB83_1:
	movq	%r14, %rdi
	callq	read_settings@PLT
.LBB83_3:
	leaq	(%r14,%rax,8), %r15
	movq	(%r14), %rcx
	movq	%rcx, (%r14,%rax,8)
	subq	%rax, %rbx
	callq	place_strings@PLT
	callq	place_globals@PLT
	cmpq	$1, %rbx
	jne	.LBB83_11
	callq	tables@PLT
	movl	$1, %ebx
	cmpq	$0, 112(%rax)
	je	.LBB83_11
.Ltmp310:
	callq	tables@PLT
	movq	%rax, %r14
	callq	tables@PLT
	addq	120(%rax), %r14
	movq	(%r15), %rax
	movq	%rax, g28(%rip)
	movl	$g28, %r15d
.Ltmp311:
	callq	tables@PLT
	cmpq	$0, 128(%rax)
	jle	.LBB83_11
	movl	$1, %r12d
	xorl	%r13d, %r13d
	.p2align	4
.LBB83_7:
	leaq	(%r14,%r13), %rax
	movq	%rax, g28(,%r12,8)
	.p2align	4
.LBB83_8:
	cmpb	$0, (%r14,%r13)
	leaq	1(%r13), %r13
	jne	.LBB83_8
	leaq	1(%r12), %rbx
	callq	tables@PLT
	cmpq	128(%rax), %r12
	jge	.LBB83_11
	cmpq	$255, %r12
	movq	%rbx, %r12
	jb	.LBB83_7
.LBB83_11:
	callq	tables@PLT
	cmpq	$0, 104(%rax)
	je	.LBB83_12
	movq	%rbx, %rdi
	movq	%r15, %rsi
	callq	place_arguments@PLT
	movq	%rax, %rdx
	jmp	.LBB83_14
.LBB83_12:
	xorl	%edx, %edx
.LBB83_14:
	xorl	%eax, %eax
	cmpb	$0, g26(%rip)
	movabsq	$64871722909696, %rdi
	cmoveq	%rax, %rdi
	movq	%rbx, %rsi
	callq	run_main@PLT
	movq	%rax, %rbx
	movq	g10(%rip), %rdx
	testq	%rdx, %rdx
	jle	.LBB83_16
	movq	$0, g10(%rip)
.Ltmp312:
	movl	$1, %edi
	movl	$g9, %esi
	callq	send@PLT
	movq	%rax, g11(%rip)
.Ltmp313:
.LBB83_16:
	movzbl	%bl, %ebx
	.p2align	4
.LBB83_17:
.Ltmp314:
	movq	$0, (%rsp)
	movl	$231, %edi
	movq	%rbx, %rsi
	xorl	%edx, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	sys6@PLT
	jmp	.LBB83_17
.Ltmp315:
.Lfunc_end83:
	.size	rt_start, .Lfunc_end83-rt_start
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
	.comm	g14,16384,8
	.type	g15,@object
	.local	g15
	.comm	g15,8,8
	.type	g16,@object
	.local	g16
	.comm	g16,1,8
	.type	g17,@object
	.local	g17
	.comm	g17,1024,8
	.type	g18,@object
	.local	g18
	.comm	g18,40,8
	.type	g19,@object
	.local	g19
	.comm	g19,8,8
	.type	nx_sp,@object
	.bss
	.globl	nx_sp
	.p2align	3, 0x0
nx_sp:
	.zero	256
	.size	nx_sp, 256
	.type	g21,@object
	.local	g21
	.comm	g21,4096,8
	.type	g22,@object
	.local	g22
	.comm	g22,8192,8
	.type	g23,@object
	.local	g23
	.comm	g23,16384,8
	.type	g24,@object
	.local	g24
	.comm	g24,4096,8
	.type	g25,@object
	.local	g25
	.comm	g25,1,8
	.type	g26,@object
	.local	g26
	.comm	g26,1,8
	.type	g27,@object
	.local	g27
	.comm	g27,65536,8
	.type	g28,@object
	.local	g28
	.comm	g28,2048,8
	.type	.Ls0,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls0:
	.asciz	"-"
	.size	.Ls0, 2
	.type	.Ls1,@object
.Ls1:
	.asciz	"0x"
	.size	.Ls1, 3
	.type	.Ls2,@object
.Ls2:
	.asciz	" byte"
	.size	.Ls2, 6
	.type	.Ls3,@object
.Ls3:
	.asciz	" bytes"
	.size	.Ls3, 7
	.type	.Ls4,@object
.Ls4:
	.asciz	" "
	.size	.Ls4, 2
	.type	.Ls5,@object
.Ls5:
	.asciz	" at "
	.size	.Ls5, 5
	.type	.Ls6,@object
.Ls6:
	.asciz	":"
	.size	.Ls6, 2
	.type	.Ls7,@object
.Ls7:
	.asciz	"\n"
	.size	.Ls7, 2
	.type	.Ls8,@object
.Ls8:
	.asciz	"..."
	.size	.Ls8, 4
	.type	.Ls9,@object
.Ls9:
	.asciz	"... "
	.size	.Ls9, 5
	.type	.Ls10,@object
.Ls10:
	.asciz	" more ..."
	.size	.Ls10, 10
	.type	.Ls11,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls11:
	.asciz	"division by zero"
	.size	.Ls11, 17
	.type	.Ls12,@object
	.p2align	4, 0x0
.Ls12:
	.asciz	"access outside live memory"
	.size	.Ls12, 27
	.type	.Ls13,@object
	.p2align	4, 0x0
.Ls13:
	.asciz	"write to read-only memory"
	.size	.Ls13, 26
	.type	.Ls14,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls14:
	.asciz	"stack overflow"
	.size	.Ls14, 15
	.type	.Ls15,@object
.Ls15:
	.asciz	"out of memory"
	.size	.Ls15, 14
	.type	.Ls16,@object
.Ls16:
	.asciz	"failed assert"
	.size	.Ls16, 14
	.type	.Ls17,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls17:
	.asciz	"bad argument to an intrinsic"
	.size	.Ls17, 29
	.type	.Ls18,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls18:
	.asciz	"not permitted"
	.size	.Ls18, 14
	.type	.Ls19,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls19:
	.asciz	"\033[1;31mtrap[R000"
	.size	.Ls19, 17
	.type	.Ls20,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls20:
	.asciz	"]\033[0m\033[1m: "
	.size	.Ls20, 12
	.type	.Ls21,@object
.Ls21:
	.asciz	"\033[0m\n"
	.size	.Ls21, 6
	.type	.Ls22,@object
.Ls22:
	.asciz	"\033[1;34m--> \033[0m"
	.size	.Ls22, 16
	.type	.Ls23,@object
.Ls23:
	.asciz	"\n\033[1;34m "
	.size	.Ls23, 10
	.type	.Ls24,@object
.Ls24:
	.asciz	" |\033[0m "
	.size	.Ls24, 8
	.type	.Ls25,@object
.Ls25:
	.asciz	"\033[1;31m"
	.size	.Ls25, 8
	.type	.Ls26,@object
.Ls26:
	.asciz	"^"
	.size	.Ls26, 2
	.type	.Ls27,@object
.Ls27:
	.asciz	"\033[0m \033[1;31m"
	.size	.Ls27, 13
	.type	.Ls28,@object
.Ls28:
	.asciz	"\033[1;34m|\033[0m"
	.size	.Ls28, 13
	.type	.Ls29,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls29:
	.asciz	"\033[1;34m=\033[0m stack: "
	.size	.Ls29, 21
	.type	.Ls30,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls30:
	.asciz	"  = "
	.size	.Ls30, 5
	.type	.Ls31,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls31:
	.asciz	"the condition is false"
	.size	.Ls31, 23
	.type	.Ls32,@object
	.p2align	4, 0x0
.Ls32:
	.asciz	"the divisor is 0"
	.size	.Ls32, 17
	.type	.Ls33,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls33:
	.asciz	"index "
	.size	.Ls33, 7
	.type	.Ls34,@object
.Ls34:
	.asciz	" is outside "
	.size	.Ls34, 13
	.type	.Ls35,@object
.Ls35:
	.asciz	"write of "
	.size	.Ls35, 10
	.type	.Ls36,@object
.Ls36:
	.asciz	"read of "
	.size	.Ls36, 9
	.type	.Ls37,@object
.Ls37:
	.asciz	", "
	.size	.Ls37, 3
	.type	.Ls38,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls38:
	.asciz	"in a string, which is read-only"
	.size	.Ls38, 32
	.type	.Ls39,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls39:
	.asciz	" before"
	.size	.Ls39, 8
	.type	.Ls40,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls40:
	.asciz	" past the end of"
	.size	.Ls40, 17
	.type	.Ls41,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls41:
	.asciz	"reaching "
	.size	.Ls41, 10
	.type	.Ls42,@object
.Ls42:
	.asciz	" a block of "
	.size	.Ls42, 13
	.type	.Ls43,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls43:
	.asciz	"through a null pointer"
	.size	.Ls43, 23
	.type	.Ls44,@object
	.p2align	4, 0x0
.Ls44:
	.asciz	"where no block is"
	.size	.Ls44, 18
	.type	.Ls45,@object
	.p2align	4, 0x0
.Ls45:
	.asciz	"in a block that sys_munmap freed"
	.size	.Ls45, 33
	.type	.Ls46,@object
	.p2align	4, 0x0
.Ls46:
	.asciz	"in a variable of a function that has returned"
	.size	.Ls46, 46
	.type	.Ls47,@object
	.p2align	4, 0x0
.Ls47:
	.asciz	"sys_mmap of a negative size, "
	.size	.Ls47, 30
	.type	.Ls48,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls48:
	.asciz	"sys_mmap of "
	.size	.Ls48, 13
	.type	.Ls49,@object
.Ls49:
	.asciz	", where "
	.size	.Ls49, 9
	.type	.Ls50,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls50:
	.asciz	" are in use and the limit is "
	.size	.Ls50, 30
	.type	.Ls51,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls51:
	.asciz	"sys_munmap of "
	.size	.Ls51, 15
	.type	.Ls52,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls52:
	.asciz	"which no sys_mmap gave"
	.size	.Ls52, 23
	.type	.Ls53,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls53:
	.asciz	" of a block of "
	.size	.Ls53, 16
	.type	.Ls54,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls54:
	.asciz	"calls are nested too deep"
	.size	.Ls54, 26
	.type	.Ls55,@object
	.p2align	4, 0x0
.Ls55:
	.asciz	" of a negative length, "
	.size	.Ls55, 24
	.type	.Ls56,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls56:
	.asciz	"sys_write"
	.size	.Ls56, 10
	.type	.Ls57,@object
.Ls57:
	.asciz	"sys_read"
	.size	.Ls57, 9
	.type	.Ls58,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls58:
	.asciz	"the clock makes runs differ; `--allow-clock` permits it"
	.size	.Ls58, 56
	.type	.Ls59,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls59:
	.zero	1
	.size	.Ls59, 1
	.type	.Ls60,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls60:
	.asciz	"the processor refused an access at "
	.size	.Ls60, 36
	.type	.Ls61,@object
	.p2align	4, 0x0
.Ls61:
	.asciz	"nxpy: stopped after "
	.size	.Ls61, 21
	.type	.Ls62,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls62:
	.asciz	" s (--timeout "
	.size	.Ls62, 15
	.type	.Ls63,@object
.Ls63:
	.asciz	")\n"
	.size	.Ls63, 3
	.type	.Ls64,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls64:
	.asciz	"error: this system does not grant the address space that native programs need\n"
	.size	.Ls64, 79
	.type	.Ls65,@object
	.p2align	4, 0x0
.Ls65:
	.asciz	"  = help: --engine interp runs without it\n"
	.size	.Ls65, 43
	.type	.Ls66,@object
	.section	.rodata.str1.1,"aMS",@progbits,1
.Ls66:
	.asciz	"a variable of "
	.size	.Ls66, 15
	.type	.Ls67,@object
	.section	.rodata.str1.16,"aMS",@progbits,1
	.p2align	4, 0x0
.Ls67:
	.asciz	" has no place in memory"
	.size	.Ls67, 24
	.type	.Lswitch.table.trap_head,@object
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Lswitch.table.trap_head:
	.quad	.Ls11
	.quad	.Ls12
	.quad	.Ls13
	.quad	.Ls14
	.quad	.Ls15
	.quad	.Ls16
	.quad	.Ls17
	.size	.Lswitch.table.trap_head, 56
	.section	".note.GNU-stack","",@progbits
