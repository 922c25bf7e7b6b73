import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export type Cluster = {
  url: string
  own: boolean
  /** Takes the database away for a while; undefined where it is somebody else's. */
  restart?(awayMs: number): Promise<void>
  stop(): Promise<void>
}

const START_MS = 30_000
const HOW =
  'The tests need PostgreSQL: set TEST_DATABASE_URL=postgres://… (a user who may create databases), or install the server (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql).'

/** The PostgreSQL of a test run: the one of TEST_DATABASE_URL, else one of its own that ends with the run. */
export async function postgresForTests(): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, own: false, stop: async () => {} }
  return startCluster(findBinaries() ?? installBinaries())
}

/** The URL of a new database in a cluster: an empty one, or a copy of one without open connections. */
export async function newDatabaseIn(cluster: string, name: string, template = 'template0'): Promise<string> {
  const client = new pg.Client(cluster)
  await client.connect()
  try {
    await client.query(`create database "${name}" encoding 'UTF8' template "${template}"`)
  } finally {
    await client.end()
  }
  const own = new URL(cluster)
  own.pathname = `/${name}`
  return own.href
}

/** The folder of `initdb` and `postgres`, the newest where there are several. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')))
}

function installBinaries(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...words: string[]) =>
      execFileSync('apt-get', words, { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    try {
      apt('update', '-qq')
      apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
    } catch (error) {
      throw new Error(`${HOW} (apt-get said: ${String((error as { stderr?: Buffer }).stderr ?? error).trim()})`, {
        cause: error,
      })
    }
  }
  const found = findBinaries()
  if (!found) throw new Error(HOW)
  return found
}

/** A cluster in a temporary folder, on a free port of 127.0.0.1, careless about power failures. */
async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-postgres-'))
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { cwd: folder, ...user }
  const data = path.join(folder, 'data')
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { stdio: 'pipe', ...options },
  )
  const port = await freePort()
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // A suite's pool closes what is idle after ten seconds only, and two processes take a suite every few.
    max_connections: '400',
    unix_socket_directories: '',
    timezone: 'UTC',
  }
  const words = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let output = ''
  const launch = async () => {
    const child = spawn(path.join(bin, 'postgres'), words, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
    await answers(url, child, () => output)
    return child
  }
  let server = await launch()
  const killed = () => void server.kill('SIGQUIT')
  process.once('exit', killed)
  return {
    url,
    own: true,
    async restart(awayMs) {
      await ended(server)
      await sleep(awayMs)
      server = await launch()
    },
    async stop() {
      process.off('exit', killed)
      await ended(server)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: the cluster runs as `postgres`, or as `nobody` where there is no such user. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (name: string, option: string) => Number(execFileSync('id', [option, name], { stdio: 'pipe' }).toString())
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id(name, '-u'), gid: id(name, '-g') }
    } catch {
      // The next one.
    }
  }
  throw new Error(HOW)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function answers(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
    if (server.exitCode !== null) break
    const client = new pg.Client(url)
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (isUp) return
  }
  server.kill('SIGQUIT')
  throw new Error(`The tests' own PostgreSQL did not start: ${output().trim()}`)
}

/** A fast shutdown: open sessions are ended, and so is the server, by its own process. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  await new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGINT')
  })
}
