/**
 * The first word of a customer's name, for others to see; empty where an account that was made without a name took it
 * from its email address, which is nobody else's business.
 */
export const publicFirstName = (name: string, email: string): string =>
  name.toLowerCase() === email.split('@')[0]?.toLowerCase() ? '' : (name.trim().split(/\s/)[0] ?? '')
