; What the opaque functions of a lowered program stand for. They are expanded after the first round
; of optimisation, which knows them only by their attributes.
;
; A row of @nx.regions: what to keep of an address to get its slot, then how far behind the slot's
; start its last 8 bytes are, where the size of the live block stands. For an address of no region the
; slot is 0 and the word is one that is always zero. Only 7 bits of the region are looked at and 47 of
; the address kept: any other address gets the slot of one that has a region, 2**47 bytes away or more,
; which no block reaches.

; How far behind its slot's start a pointer points.
define i64 @nx.delta(ptr %p) alwaysinline nounwind memory(none) {
  %address = ptrtoint ptr %p to i64
  %region = lshr i64 %address, 40
  %row = and i64 %region, 127
  %at = getelementptr [128 x { i64, i64 }], ptr @nx.regions, i64 0, i64 %row
  %keep = load i64, ptr %at, align 8, !invariant.load !{}
  %slot = and i64 %address, %keep
  %delta = sub i64 %address, %slot
  ret i64 %delta
}

; How many bytes of the pointer's slot a live block holds.
define i64 @nx.bound(ptr %p) alwaysinline nounwind {
  %address = ptrtoint ptr %p to i64
  %region = lshr i64 %address, 40
  %row = and i64 %region, 127
  %at = getelementptr [128 x { i64, i64 }], ptr @nx.regions, i64 0, i64 %row
  %keep = load i64, ptr %at, align 8, !invariant.load !{}
  %next = getelementptr i8, ptr %at, i64 8
  %back = load i64, ptr %next, align 8, !invariant.load !{}
  %slot = and i64 %address, %keep
  %end = add i64 %slot, %back
  %word = inttoptr i64 %end to ptr
  %bound = load i64, ptr %word, align 8
  ret i64 %bound
}

; Whether a pointer's region is one that the program may write to: all but the strings'.
define i1 @nx.writable(ptr %p) alwaysinline nounwind memory(none) {
  %address = ptrtoint ptr %p to i64
  %region = lshr i64 %address, 40
  %from = sub i64 %region, 37
  %writable = icmp ugt i64 %from, 19
  ret i1 %writable
}

; A slot for a resident local of a class; the other half of the stack is @nx.pop.
define ptr @nx.push(i64 %class, i64 %size, i32 %site) alwaysinline nounwind {
  %at = getelementptr [32 x i64], ptr @nx_sp, i64 0, i64 %class
  %slot = load i64, ptr %at, align 8
  %bytes = shl i64 1, %class
  %next = add i64 %slot, %bytes
  %full = lshr i64 %slot, 40
  %region = add i64 %class, 56
  %fits = icmp eq i64 %full, %region
  br i1 %fits, label %take, label %deep, !prof !0
deep:
  call void @nx_deep(i32 %site)
  unreachable
take:
  store i64 %next, ptr %at, align 8
  %last = add i64 %next, -8
  %word = inttoptr i64 %last to ptr
  store i64 %size, ptr %word, align 8
  %other = add i64 %next, -16
  %owner = inttoptr i64 %other to ptr
  store i64 2, ptr %owner, align 8
  %block = inttoptr i64 %slot to ptr
  ret ptr %block
}

define void @nx.pop(i64 %class, ptr %block) alwaysinline nounwind {
  %slot = ptrtoint ptr %block to i64
  %at = getelementptr [32 x i64], ptr @nx_sp, i64 0, i64 %class
  store i64 %slot, ptr %at, align 8
  %bytes = shl i64 1, %class
  %next = add i64 %slot, %bytes
  %last = add i64 %next, -8
  %word = inttoptr i64 %last to ptr
  store i64 0, ptr %word, align 8
  %other = add i64 %next, -16
  %owner = inttoptr i64 %other to ptr
  store i64 0, ptr %owner, align 8
  ret void
}

@nx_sp = external dso_local global [32 x i64]
declare void @nx_deep(i32) cold noreturn nounwind nomerge
!0 = !{!"branch_weights", i32 1048576, i32 1}
