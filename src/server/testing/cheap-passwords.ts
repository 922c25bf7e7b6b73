import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * A password of the staff costs whoever guesses it a quarter of a second of a processor, and so it did the tests, some
 * hundred times: here its iterations are two. That a real one is compared is seen in a browser (e2e/admin*.spec.ts).
 */
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, iterations, bytes, digest, done) =>
  pbkdf2(password, salt, Math.min(iterations, 2), bytes, digest, done)
syncBuiltinESMExports()
