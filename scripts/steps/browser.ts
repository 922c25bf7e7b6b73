import { existsSync, readFileSync } from 'node:fs'
import { run, stop } from './run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser of the end-to-end tests: the one CHROMIUM names, one that is installed, or Debian's, installed here
 * where that may be.
 */
export async function browser(): Promise<string> {
  const found = [process.env.CHROMIUM ?? '', ...places].find((place) => place && existsSync(place))
  if (found) return found
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (!/^ID(_LIKE)?=.*(debian|ubuntu)/m.test(system))
    stop('The end-to-end tests need Chromium. Install it, or set CHROMIUM to its path.')
  if (process.getuid?.() !== 0)
    stop('The end-to-end tests need Chromium. Install it with: sudo apt-get install -y chromium')
  console.log('Installing Chromium …')
  await run('apt-get', ['update', '-qq'])
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (code !== 0 || !existsSync('/usr/bin/chromium'))
    stop(`Chromium could not be installed (apt-get install -y chromium):\n${output.slice(-800)}`)
  return '/usr/bin/chromium'
}
