import type { Bench } from './bench.ts'
import { load } from './load.ts'
import { rssOf } from './process-figures.ts'

const inTurn = { connections: 8, forMs: 3000, atMost: 50_000 }

/** Memory of the process: at startup, under traffic, and with the admin loaded. */
export const memory: Bench = {
  name: 'memory of the process (RSS)',
  cache: 'pages',
  async measure({ url, pid, rssWhenOpen }, pages) {
    await load({ url, paths: pages.map(({ path }) => path), ...inTurn })
    const loaded = await rssOf(pid)
    await fetch(`${url}/admin/login`).then((answer) => answer.arrayBuffer())
    const unit = 'MB'
    return [
      { page: 'all', name: 'when open', value: rssWhenOpen, unit },
      { page: 'all', name: 'after a load', value: loaded, unit },
      { page: 'all', name: 'with the admin open', value: await rssOf(pid), unit },
    ]
  },
}
