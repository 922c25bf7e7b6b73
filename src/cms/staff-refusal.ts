import { APIError } from 'payload'

/**
 * An ordinary refusal, in the words that the member of the staff reads, and no fault: by its name Payload writes it to
 * the log as it writes that something may not be done, at the level `info`; any other with its stack.
 */
export class StaffRefusal extends APIError {
  override name = 'Forbidden'
  constructor(message: string, status: 400 | 401 | 403 | 409 | 429, data?: Record<string, unknown>) {
    super(message, status, data ?? null, true)
  }
}
