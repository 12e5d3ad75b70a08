#include "CSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// A text that is written before a signal arrives, and read by its handler.
struct text {
  volatile sig_atomic_t length;
  char bytes[1024];
};

static struct text work;
static struct text remark;

// Starts an error on a new line if a progress line is displayed.
static const char *line_start = "";

// The process may have been started by a thread that blocks signals, such as a worker thread of libdispatch.
static void unblock(const sigset_t *signals) { pthread_sigmask(SIG_UNBLOCK, signals, NULL); }

static void set_text(struct text *text, const char *bytes, size_t length) {
  // A handler that interrupts the copying finds an empty text.
  text->length = 0;
  if (length > sizeof text->bytes) length = sizeof text->bytes;
  memcpy(text->bytes, bytes, length);
  text->length = (sig_atomic_t)length;
}

void csignals_set_work(const char *text, size_t length) { set_text(&work, text, length); }

void csignals_set_remark(const char *text, size_t length) { set_text(&remark, text, length); }

// MARK: Traps and invalid memory accesses

static const struct {
  int number;
  const char *name;
} fatal_signals[] = {
    {SIGABRT, "SIGABRT"}, {SIGBUS, "SIGBUS"},   {SIGFPE, "SIGFPE"},   {SIGILL, "SIGILL"},
    {SIGSEGV, "SIGSEGV"}, {SIGSYS, "SIGSYS"}, {SIGTRAP, "SIGTRAP"},
};

enum { fatal_count = sizeof fatal_signals / sizeof fatal_signals[0] };

static struct sigaction previous_actions[fatal_count];

static size_t append(char *line, size_t capacity, size_t length, const char *bytes, size_t count) {
  if (count > capacity - length) count = capacity - length;
  memcpy(line + length, bytes, count);
  return length + count;
}

static void write_line(const char *name) {
  char line[3 * 1024];
  size_t length = 0;
  const size_t capacity = sizeof line - 1;
  length = append(line, capacity, length, line_start, strlen(line_start));
  length = append(line, capacity, length, "bench: ", 7);
  length = append(line, capacity, length, name, strlen(name));
  if (work.length > 0) {
    length = append(line, capacity, length, " during ", 8);
    length = append(line, capacity, length, work.bytes, (size_t)work.length);
  }
  if (remark.length > 0) {
    length = append(line, capacity, length, "; ", 2);
    length = append(line, capacity, length, remark.bytes, (size_t)remark.length);
  }
  line[length++] = '\n';
  for (size_t written = 0; written < length;) {
    ssize_t count = write(STDERR_FILENO, line + written, length - written);
    if (count > 0) {
      written += (size_t)count;
    } else if (count == 0 || errno != EINTR) {
      return;
    }
  }
}

// A processor fault recurs when the handler returns, with its address for a backtrace.
static int happens_again(int number, const siginfo_t *info) {
  return info->si_code > 0 && (number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE);
}

// Forwards a signal raised by a call, such as abort(). The previous action may print a backtrace and return, expecting
// the fault to recur, but a signal raised by a call does not recur.
static void send_again(int number, const struct sigaction *previous) {
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, number);
  unblock(&own);
  raise(number);
  if (!(previous->sa_flags & SA_SIGINFO) && previous->sa_handler == SIG_IGN) return;
  signal(number, SIG_DFL);
  raise(number);
}

static void report_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  const int error = errno;
  for (size_t index = 0; index < fatal_count; index++) {
    if (fatal_signals[index].number != number) continue;
    write_line(fatal_signals[index].name);
    sigaction(number, &previous_actions[index], NULL);
    if (!happens_again(number, info)) send_again(number, &previous_actions[index]);
  }
  errno = error;
}

static volatile sig_atomic_t exit_is_expected;

void csignals_expect_exit(void) { exit_is_expected = 1; }

// Otherwise a call of exit() during the work would look like a success without results.
static void report_exit(void) {
  if (exit_is_expected) return;
  write_line("exit()");
  _exit(1);
}

// After a stack overflow, the stack has no space for a handler. If Swift's runtime prints backtraces, it has already
// provided an alternative stack.
static void provide_stack(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  const size_t size = 128 * 1024;
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t own = {.ss_sp = memory, .ss_size = size, .ss_flags = 0};
  sigaltstack(&own, NULL);
}

void csignals_report_fatal(void) {
  static int is_installed;
  if (is_installed) return;
  is_installed = 1;
  atexit(report_exit);
  if (isatty(STDERR_FILENO)) line_start = "\r\033[K";
  provide_stack();
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = report_fatal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigset_t signals;
  sigemptyset(&signals);
  for (size_t index = 0; index < fatal_count; index++) {
    sigaction(fatal_signals[index].number, &action, &previous_actions[index]);
    sigaddset(&signals, fatal_signals[index].number);
  }
  unblock(&signals);
}

// MARK: SIGINT, SIGTERM and SIGHUP

static int end_pipe[2] = {-1, -1};

static const int end_signals[] = {SIGINT, SIGTERM, SIGHUP};

enum { end_count = sizeof end_signals / sizeof end_signals[0] };

static sigset_t end_set(void) {
  sigset_t signals;
  sigemptyset(&signals);
  for (size_t index = 0; index < end_count; index++) sigaddset(&signals, end_signals[index]);
  return signals;
}

static void pass_over(int number) { (void)number; }

// A signal the process was started to ignore stays ignored: SIGHUP under nohup, SIGINT in a background job of a shell.
// It is ignored by a handler, because child processes do not inherit handlers, so the signal still ends them.
static int stays_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && (action.sa_handler == SIG_IGN || action.sa_handler == pass_over);
}

static void set_end_action(void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;
  action.sa_mask = end_set();
  struct sigaction ignored = action;
  ignored.sa_handler = pass_over;
  for (size_t index = 0; index < end_count; index++) {
    const int number = end_signals[index];
    sigaction(number, stays_ignored(number) ? &ignored : &action, NULL);
  }
}

static void note_end(int number) {
  const int error = errno;
  set_end_action(SIG_DFL);
  const unsigned char byte = (unsigned char)number;
  while (write(end_pipe[1], &byte, 1) < 0 && errno == EINTR) {
  }
  errno = error;
}

int csignals_catch_end(void) {
  if (end_pipe[0] < 0) {
    if (pipe(end_pipe) != 0) return -1;
    fcntl(end_pipe[0], F_SETFD, FD_CLOEXEC);
    fcntl(end_pipe[1], F_SETFD, FD_CLOEXEC);
  }
  set_end_action(note_end);
  const sigset_t signals = end_set();
  unblock(&signals);
  return end_pipe[0];
}
