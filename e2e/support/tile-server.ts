import { createServer, type Server } from 'node:http'
import sharp from 'sharp'

/** The colour of every tile: no other part of the shop has it. */
export const TILE_COLOUR = { r: 255, g: 0, b: 255 }

/**
 * A stand-in for a tile server, at the style address that the shop under test was started with. `asked` are the paths
 * it was asked for.
 */
export async function tileServer(
  styleUrl: string,
): Promise<{ asked: string[]; fail(failing: boolean): void; stop(): Promise<void> }> {
  const { origin, hostname, port } = new URL(styleUrl)
  const tile = await sharp({ create: { width: 1, height: 1, channels: 3, background: TILE_COLOUR } })
    .png()
    .toBuffer()
  const square = {
    type: 'Polygon',
    coordinates: [
      [
        [-80, 43],
        [-70, 43],
        [-70, 50],
        [-80, 50],
        [-80, 43],
      ],
    ],
  }
  const style = {
    version: 8,
    sources: {
      tiles: { type: 'raster', tiles: [`${origin}/{z}/{x}/{y}.png`], tileSize: 256 },
      area: { type: 'geojson', data: `${origin}/area.geojson` },
    },
    layers: [
      { id: 'tiles', type: 'raster', source: 'tiles' },
      { id: 'area', type: 'line', source: 'area' },
    ],
  }
  const asked: string[] = []
  let failing = false
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const allowed = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
    if (failing) response.writeHead(503, allowed).end()
    else if (path.endsWith('.png')) response.writeHead(200, { ...allowed, 'content-type': 'image/png' }).end(tile)
    else
      response
        .writeHead(200, { ...allowed, 'content-type': 'application/json' })
        .end(JSON.stringify(path.endsWith('.geojson') ? { type: 'Feature', properties: {}, geometry: square } : style))
  })
  await listening(server, Number(port), hostname)
  return {
    asked,
    fail: (now) => void (failing = now),
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}

const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => void server.once('error', reject).listen(port, host, resolve))
