import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { limitedNetwork } from '../http/network.ts'

export type ConnectionLimits = {
  /** Connections at once, of all addresses. */
  most: number
  /** Of one address (of IPv6 of its /64). */
  mostPerAddress: number
}

/** How many of something each network has at once. */
function openByNetwork(most: number) {
  const open = new Map<string, number>()
  return {
    /** Counts one more of this address; false where it has as many as it may. */
    enter(address: string): (() => void) | false {
      const network = limitedNetwork(address)
      const now = open.get(network) ?? 0
      if (now >= most) return false
      open.set(network, now + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (open.get(network) ?? 1) - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      }
    },
  }
}

/**
 * Bounds the connections of a server, so that no address takes them all. Behind a proxy every connection is the
 * proxy's: there only the sum is bounded, and what an address has in work at once (`requestsAtOnce`).
 */
export function limitConnections(
  server: Server,
  { most, mostPerAddress, trustProxy }: ConnectionLimits & { trustProxy: boolean },
): void {
  server.maxConnections = most
  if (trustProxy) return
  const connections = openByNetwork(mostPerAddress)
  server.on('connection', (socket) => {
    const leave = connections.enter(socket.remoteAddress ?? '')
    if (!leave) return void socket.destroy()
    socket.once('close', leave)
  })
}

/** Counts the requests that an address has in work at once; true where it is one too many, which is not counted. */
export function requestsAtOnce(
  mostPerAddress: number,
  addressOf: (request: IncomingMessage) => string,
): (request: IncomingMessage, response: NodeJS.EventEmitter) => boolean {
  const requests = openByNetwork(mostPerAddress)
  return (request, response) => {
    const leave = requests.enter(addressOf(request))
    if (!leave) return true
    response.once('close', leave)
    return false
  }
}

const REFUSED =
  'HTTP/1.1 426 Upgrade Required\r\nUpgrade: HTTP/1.1\r\nConnection: Upgrade, close\r\nContent-Length: 0\r\n\r\n'

/**
 * Ends every connection that wants another protocol: the shop speaks none. A listener that leaves such a socket open
 * takes it out of all time limits of the server, and it stays open even when the other side has gone; so no other code
 * may listen.
 */
export function refuseUpgrades(server: Server): void {
  const refuse = (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => {})
    socket.end(REFUSED, () => socket.destroy())
  }
  server.on('upgrade', refuse)
  server.on('newListener', (event: string) => {
    if (event === 'upgrade') throw new Error('Only refuseUpgrades may listen to upgrades of this server')
  })
}
