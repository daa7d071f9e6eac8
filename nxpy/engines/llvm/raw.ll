; What a program in raw mode stands on where there is a C library: system calls, and the end by a trap.
; A failed call gives -1 and errno there, and a negative errno in NX.

declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @munmap(ptr, i64)
declare i64 @write(i32, ptr, i64)
declare i64 @read(i32, ptr, i64)
declare i32 @open(ptr, i32, ...)
declare i32 @close(i32)
declare i64 @lseek(i32, i64, i32)
declare i32 @clock_gettime(i32, ptr)
declare ptr @__errno_location()
declare void @_exit(i32) noreturn

define internal i64 @nx_result(i64 %got) alwaysinline nounwind {
  %failed = icmp slt i64 %got, 0
  br i1 %failed, label %bad, label %good
bad:
  %at = call ptr @__errno_location()
  %errno = load i32, ptr %at, align 4
  %wide = sext i32 %errno to i64
  %negative = sub i64 0, %wide
  ret i64 %negative
good:
  ret i64 %got
}

; The report of the site, then the exit code of a trap.
define internal void @nx_trap(i32 %site) #1 {
  %row = zext i32 %site to i64
  %first = getelementptr i32, ptr @nx_sites, i64 %row
  %second = getelementptr i8, ptr %first, i64 4
  %start = load i32, ptr %first, align 4
  %end = load i32, ptr %second, align 4
  %length = sub i32 %end, %start
  %size = zext i32 %length to i64
  %offset = zext i32 %start to i64
  %text = getelementptr i8, ptr @nx_texts, i64 %offset
  %written = call i64 @write(i32 2, ptr %text, i64 %size)
  call void @_exit(i32 101)
  unreachable
}

; 3: read and write. 34: private, anonymous.
define internal ptr @nx_mmap(i64 %n, i32 %site) nounwind {
  %empty = icmp eq i64 %n, 0
  %size = select i1 %empty, i64 1, i64 %n
  %block = call ptr @mmap(ptr null, i64 %size, i32 3, i32 34, i32 -1, i64 0)
  %address = ptrtoint ptr %block to i64
  %failed = icmp eq i64 %address, -1
  br i1 %failed, label %bad, label %good
bad:
  call void @nx_trap(i32 %site)
  unreachable
good:
  ret ptr %block
}

define internal i64 @nx_munmap(ptr %block, i64 %n, i32 %site) nounwind {
  %empty = icmp eq i64 %n, 0
  %size = select i1 %empty, i64 1, i64 %n
  %failed = call i32 @munmap(ptr %block, i64 %size)
  %good = icmp eq i32 %failed, 0
  br i1 %good, label %done, label %bad
bad:
  call void @nx_trap(i32 %site)
  unreachable
done:
  ret i64 0
}

; All of it, however little the system takes at a time.
define internal i64 @nx_write(i64 %fd, ptr %from, i64 %n, i32 %site) nounwind {
start:
  %file = trunc i64 %fd to i32
  br label %turn
turn:
  %done = phi i64 [ 0, %start ], [ %sum, %more ]
  %at = getelementptr i8, ptr %from, i64 %done
  %left = sub i64 %n, %done
  %raw = call i64 @write(i32 %file, ptr %at, i64 %left)
  %got = call i64 @nx_result(i64 %raw)
  %failed = icmp slt i64 %got, 0
  br i1 %failed, label %bad, label %more
more:
  %sum = add i64 %done, %got
  %unfinished = icmp slt i64 %sum, %n
  br i1 %unfinished, label %turn, label %good
bad:
  ret i64 %got
good:
  ret i64 %sum
}

define internal i64 @nx_read(i64 %fd, ptr %to, i64 %n, i32 %site) nounwind {
  %file = trunc i64 %fd to i32
  %raw = call i64 @read(i32 %file, ptr %to, i64 %n)
  %got = call i64 @nx_result(i64 %raw)
  ret i64 %got
}

define internal i64 @nx_open(ptr %path, i64 %flags, i64 %mode, i32 %site) nounwind {
  %how = trunc i64 %flags to i32
  %rights = trunc i64 %mode to i32
  %raw = call i32 (ptr, i32, ...) @open(ptr %path, i32 %how, i32 %rights)
  %wide = sext i32 %raw to i64
  %got = call i64 @nx_result(i64 %wide)
  ret i64 %got
}

define internal i64 @nx_close(i64 %fd, i32 %site) nounwind {
  %file = trunc i64 %fd to i32
  %raw = call i32 @close(i32 %file)
  %wide = sext i32 %raw to i64
  %got = call i64 @nx_result(i64 %wide)
  ret i64 %got
}

define internal i64 @nx_lseek(i64 %fd, i64 %offset, i64 %whence, i32 %site) nounwind {
  %file = trunc i64 %fd to i32
  %from = trunc i64 %whence to i32
  %raw = call i64 @lseek(i32 %file, i64 %offset, i32 %from)
  %got = call i64 @nx_result(i64 %raw)
  ret i64 %got
}

; 1: the monotonic clock.
define internal i64 @nx_clock(i32 %site) nounwind {
  %time = alloca [2 x i64], align 8
  %failed = call i32 @clock_gettime(i32 1, ptr %time)
  %seconds = load i64, ptr %time, align 8
  %next = getelementptr i8, ptr %time, i64 8
  %rest = load i64, ptr %next, align 8
  %scaled = mul i64 %seconds, 1000000000
  %sum = add i64 %scaled, %rest
  ret i64 %sum
}

define internal void @nx_exit(i64 %code, i32 %site) noreturn nounwind {
  %status = trunc i64 %code to i32
  call void @_exit(i32 %status)
  unreachable
}
