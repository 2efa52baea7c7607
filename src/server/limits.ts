/** Every limit of the embedded server, each with its reason. Times in ms, sizes in bytes, unless the name says otherwise. */

/** The largest enquiry a page can send is under 50 KB; JSON has no other honest use here. */
export const JSON_BODY_BYTES = 64 * 1024;
/** Multipart framing and percent-encoding can double what a visitor typed. */
export const FORM_BODY_BYTES = 128 * 1024;
/** Memory for all bodies on their way together: a thousand common enquiries, or sixty of the largest. */
export const BODIES_BYTES = 8 * 1024 * 1024;
/** A body on its way is done, or cut off, within seconds. */
export const BODIES_RETRY_SECONDS = 5;
/** How long a refused client has to read the answer before its connection closes on what it still sends. */
export const REFUSED_HOLD_MS = 1000;

/** The largest form has 14 fields; room for extra ones, none for a field bomb. */
export const FIELDS = 50;
export const FIELD_NAME_BYTES = 100;
/** A part of a form carries two short headers. */
export const PART_HEADER_BYTES = 2048;
/** The parser works in memory on a complete body, so a silent one is stuck on a malformed body. */
export const FORM_PARSE_MS = 500;

/** A browser sends its headers at once; Node's own 60 s would let slow sockets pile up. */
export const HEADERS_TIMEOUT = 10_000;
/** 128 KB over a bad mobile network fits in 30 s. */
export const REQUEST_TIMEOUT = 30_000;
/** How late a slow socket may be noticed. */
export const CONNECTIONS_CHECK = 2_000;
/** A thousand at once must fit, with room for a health check; beyond that memory is worth more than a queue. */
export const CONNECTIONS = 1_100;
/** A report of a visit is under 300 bytes. */
export const VITALS_BYTES = 1024;
export const VITALS_BODIES_BYTES = 256 * 1024;
/** A traveller opens a page every few seconds at most; a network of many has more. */
export const VITALS_RATE = 120;
/** A quarter of a million visits a month. */
export const VITALS_FILE_BYTES = 50 * 1024 * 1024;

/** So that a burst of connections waits in the kernel instead of being refused; the system may cap it lower. */
export const BACKLOG = 1_100;
/** The agency's host should restart within a deployment's patience. */
export const SHUTDOWN_MS = 5_000;
/** How often a server that stops looks for connections that have fallen idle. */
export const IDLE_CHECK_MS = 50;

/** A repeat without an id is the same enquiry for this long; later it may be meant. */
export const CONTENT_DEDUPE_MS = 10 * 60_000;
/**
 * Enquiries whose repeats are recognised, about 5 MB: a draft lives for a week, and no agency gets as many in a week. A
 * repeat of an older one is stored again.
 */
export const KNOWN_ENQUIRIES = 20_000;
/** A temporary file this old belongs to a write that died. */
export const LEFTOVER_MS = 60 * 60_000;
/** How long a client should wait when the disk failed. */
export const DISK_RETRY_SECONDS = 30;
/** Rate-limit buckets kept; a bucket this far back has long been full again. */
export const RATE_CLIENTS = 10_000;

/** Waits between attempts to relay one mail; the last one repeats. */
export const RELAY_WAITS = [1, 5, 15, 60].map((minutes) => minutes * 60_000);
/** After three days a mail nobody takes needs a person. */
export const RELAY_GIVE_UP = 3 * 24 * 60 * 60_000;
/** Waits are stretched by up to this share, so that many servers do not return at once. */
export const RELAY_JITTER = 0.2;
/** A mail that may have been delivered waits this many times as long: each attempt may be one more copy in the mailbox. */
export const RELAY_UNANSWERED = 12;
/** A mail server that does not greet is as good as one that is down. */
export const SMTP_CONNECT = 20_000;
/** A virus scanner may read a mail for a minute before the answer; who hangs up earlier is delivered to twice. */
export const SMTP_ANSWER = 2 * 60_000;
/** No mail server keeps the others waiting by sending a byte now and then. */
export const SMTP_ATTEMPT = 5 * 60_000;

/** How long a look at the disk holds for those who ask about the server's health; a monitor asks a few times a minute. */
export const HEALTH_PROBE_MS = 5_000;
/** A disk that takes this long to store one file does not take enquiries. */
export const HEALTH_DISK_MS = 3_000;
