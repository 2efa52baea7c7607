/**
 * What the server's process is started with, so that Linux has its memory back after a flood of requests: for blocks of
 * 64 KB, which every read takes, glibc otherwise grows a heap that it never shrinks again. Elsewhere it means nothing.
 */
export const TIDY_MEMORY = { MALLOC_MMAP_THRESHOLD_: String(32 * 1024) };
