import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** What a process has open; 0 where the system does not say. */
export const descriptors = (pid: number): number =>
  existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0

/** A connection on which some words were sent. */
export function sent(url: string, words: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(words, () => resolve(socket)))
    socket.on('error', () => resolve(socket))
    socket.resume()
  })
}
