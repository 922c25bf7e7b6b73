import ipaddr from 'ipaddr.js'

/** The header in which libraries receive the address of a request; a value sent by the client is overwritten. */
export const ADDRESS_HEADER = 'x-portage-address'

/** Bits of an address that name its network. */
type Prefix = { ipv4: number; ipv6: number }

/**
 * Whose requests are counted together: one IPv4 address, or the /64 that a provider gives to one connection, in which
 * an IPv6 address can be changed at will.
 */
export const limitedNetwork = (address: string): string => networkOf(address, { ipv4: 32, ipv6: 64 })

/** Whose requests are counted together while more networks ask than can be counted apart: as large a provider has. */
export const crowdedNetwork = (address: string): string => `around ${networkOf(address, { ipv4: 16, ipv6: 32 })}`

/**
 * What may be written down of an address: enough to recognize a stranger, too little to find a household, which has a
 * whole IPv4 address or from a /56 of IPv6 on.
 */
export const loggedNetwork = (address: string): string => networkOf(address, { ipv4: 24, ipv6: 48 })

/**
 * The first address of the network that an address belongs to, in its shortest form. An IPv4 address inside IPv6 is
 * taken as IPv4; a port, brackets and the zone of a link are left out; what is not an address is `unknown`.
 */
function networkOf(text: string, { ipv4, ipv6 }: Prefix): string {
  const address = parsed(text)
  if (!address) return 'unknown'
  const bits = address.kind() === 'ipv4' ? ipv4 : ipv6
  return ipaddr.fromByteArray(address.toByteArray().map((byte, i) => byte & (0xff00 >> clamp(bits - i * 8)))).toString()
}

const clamp = (bits: number) => Math.max(0, Math.min(8, bits))

function parsed(text: string): ReturnType<typeof ipaddr.process> | undefined {
  const plain = text.trim()
  const bare = /^\[(.+)\](?::\d+)?$/.exec(plain)?.[1] ?? /^([\d.]+):\d+$/.exec(plain)?.[1] ?? plain
  // The library also takes the numbers and short forms of C, such as `127.1`, which no server writes.
  const isAddress = bare.includes(':') ? ipaddr.IPv6.isValid(bare) : ipaddr.IPv4.isValidFourPartDecimal(bare)
  return isAddress ? ipaddr.process(bare) : undefined
}
