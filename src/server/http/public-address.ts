import ipaddr from 'ipaddr.js'

/**
 * Is it an address of the public internet? Not one of this machine, of a private or local network, of a provider's, of
 * a link, of documentation, multicast or reserved; an IPv4 address inside IPv6 is judged as what it is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}
