/** NIST SP 800-63B, section 3.1.1.2: at least 8 characters; we require 10, as a password is the only factor here. */
export const SHORTEST_PASSWORD = 10
/** The same section: at least 64 are to be allowed. */
export const LONGEST_PASSWORD = 128
/** How long a remembered session lasts without a visit, in days. */
export const SESSION_DAYS = 30
/** How long a link of a mail is good, in hours. */
export const LINK_HOURS = 2
/** How long a code of a mail is good, in minutes. */
export const CODE_MINUTES = 10
/** How long after signing in an account without a password may change its address, in minutes. */
export const FRESH_MINUTES = 10
/** The most addresses of an account. */
export const MOST_ADDRESSES = 20
/** The most products of a wishlist. */
export const MOST_WISHES = 200
/** The most characters of a passkey’s name. */
export const LONGEST_PASSKEY_NAME = 60
