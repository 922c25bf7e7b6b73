import { existsSync, readFileSync } from 'node:fs'
import { run, stop } from './run.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A third less work a page: it draws no window. Debian's command for it does not pass on the end of its process. */
const headless = '/usr/lib/chromium/chromium-headless-shell'

/** The browser that draws as a person's does: the one CHROMIUM names, one that is installed, or Debian's. */
export async function browser(): Promise<string> {
  const found = [process.env.CHROMIUM ?? '', ...places].find((place) => place && existsSync(place))
  if (found) return found
  if (!isDebian()) stop('The end-to-end tests need Chromium. Install it, or set CHROMIUM to its path.')
  if (!isRoot()) stop('The end-to-end tests need Chromium. Install it with: sudo apt-get install -y chromium')
  const { code, output } = await install('chromium')
  if (code !== 0 || !existsSync('/usr/bin/chromium'))
    stop(`Chromium could not be installed (apt-get install -y chromium):\n${output.slice(-800)}`)
  return '/usr/bin/chromium'
}

/** The browser of the end-to-end tests: the same one without its window, where Debian has it. */
export async function testBrowser(): Promise<string> {
  const whole = await browser()
  if (process.env.CHROMIUM) return whole
  if (!existsSync(headless) && isDebian() && isRoot()) await install('chromium', 'chromium-headless-shell')
  return existsSync(headless) ? headless : whole
}

const isRoot = () => process.getuid?.() === 0
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Without a network it fails within seconds. */
async function install(...packages: string[]) {
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`Installing ${packages.join(' and ')} …`)
  await run('apt-get', [...patience, 'update', '-qq'], { env })
  return run('apt-get', [...patience, 'install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
