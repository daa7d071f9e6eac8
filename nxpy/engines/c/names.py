"""C identifiers for NX names: the same name wherever C allows it."""

from __future__ import annotations

from collections.abc import Iterable

from nxpy.engines.emit_common import names as common

_KEYWORDS = """
auto break case char const continue default do double else enum extern float for goto if inline int
long register restrict return short signed sizeof static struct switch typedef union unsigned void
volatile while bool true false asm typeof alignas alignof constexpr nullptr static_assert
thread_local complex imaginary noreturn linux unix i386 environ errno stdin stdout stderr
"""
_LIBRARY = """
abort abs access acos acosh alarm alloca asin asinh assert atan atan2 atanh atexit atof atoi atol
atoll basename bcmp bcopy bsearch bzero cabs cacos calloc carg casin catan cbrt ccos ceil cexp chdir
chmod chown cimag clearerr clock clog close conj copysign cos cosh cpow cproj creal creat csin csqrt
ctan ctime dgettext difftime dirname div drem dup dup2 endpwent erf erfc exit exp exp10 exp2 expm1 fabs
fclose fcntl fdim feof ferror fflush ffs fgetc fgetpos fgets fileno finite floor fma fmax fmin fmod
fopen fork fprintf fputc fputs fread free freopen frexp fscanf fseek fsetpos fstat fsync ftell
ftruncate fwrite gamma gcvt getc getchar getcwd getegid getenv geteuid getgid getopt getpid getppid
gets gettext getuid gmtime hypot ilogb imaxabs imaxdiv index isalnum isalpha isascii isatty isblank
iscntrl isdigit isfinite isgraph isgreater isinf isless islower isnan isnormal isprint ispunct
isspace isunordered isupper iswalnum iswalpha isxdigit j0 j1 jn kill labs ldexp ldiv lgamma link
llabs lldiv llrint llround localtime log log10 log1p log2 logb longjmp lrint lround lseek lstat main
malloc mblen mbstowcs mbtowc memccpy memchr memcmp memcpy memmem memmove mempcpy memset mkdir mktime
mmap modf mprotect msync munmap nan nanosleep nearbyint nextafter nexttoward nice open pause pclose
perror pipe poll popen pow pow10 printf ptr_diff putc putchar putenv puts pwrite qsort raise rand random read
readlink realloc realpath remainder remove remquo rename rewind rindex rint rmdir round scalb scalbln scalbn
scanf setbuf setenv setjmp setlocale setvbuf sigaction signal signbit significand sin sincos sinh
sleep snprintf sprintf sqrt srand srandom sscanf stat stime stpcpy stpncpy strcasecmp strcat strchr
strcmp strcoll strcpy strcspn strdup strerror strfmon strftime strlen strncasecmp strncat strncmp
strncpy strndup strpbrk strrchr strsep strspn strstr strtod strtof strtok strtol strtold strtoll
strtoul strtoull strxfrm swab symlink sync system tan tanh tgamma time times tmpfile tmpnam toascii
tolower toupper trunc truncate ttyname tzset umask uname ungetc unlink unsetenv usleep va_arg
va_copy va_end va_start vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf wait waitpid
wcscat wcslen write y0 y1 yn frame result
sys_mmap sys_munmap sys_write sys_read sys_open sys_close sys_lseek sys_clock_ns sys_exit
"""
RESERVED = frozenset((_KEYWORDS + _LIBRARY).split())
"""Names that C, its library (gcc and clang know much of it by name) or the prelude has taken."""

_PREFIXES = (
    "ld_", "st_", "add_", "sub_", "mul_", "div_", "rem_", "neg_", "shl_", "shr_", "nonzero_", "NX_", "__",
)  # fmt: skip
_SUFFIXES = ("_t", "_of_f64", "_of_u64", "_of_i64", "_MAX", "_MIN", "_C")


def identifier(name: str) -> str:
    """The NX name itself, or with a `_` behind it where C has another use for it."""
    taken = name in RESERVED or name.startswith(_PREFIXES) or name.endswith(_SUFFIXES)
    macro = len(name) > 2 and name.isupper()
    return f"{name}_" if taken or macro else name


class Names(common.Names):
    """Gives each thing of one scope a name of its own, as C may spell it."""

    __slots__ = ()

    def __init__(self, taken: Iterable[str] = ()) -> None:
        super().__init__(identifier, taken)
