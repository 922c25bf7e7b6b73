import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lock } from '../../scripts/file-lock.mjs'
import { staffRequest } from './staff.ts'

/** The shop has one setting that lets agents in: whoever changes it waits for the other, and sets it back. */
export async function withAgentSetting(work: () => Promise<void>): Promise<void> {
  const release = lock(path.join(tmpdir(), 'portage-agents'))
  try {
    await work()
  } finally {
    const api = await staffRequest()
    await api.post('/admin/api/globals/shop-settings', { data: { agents: false, agentRules: [] } })
    release()
  }
}

/** A shopping agent on this machine: its profile without a key, and a page that it is answered at. */
export async function agentHere(): Promise<{ host: string; profile: string; returnTo: string; stop(): void }> {
  const server = createServer((request, response) => {
    const isProfile = request.url === '/profile'
    response.writeHead(200, { 'content-type': isProfile ? 'application/json' : 'text/html' })
    response.end(
      isProfile ? JSON.stringify({ ucp: { version: '2026-04-08', capabilities: {} } }) : '<h1>The agent</h1>',
    )
  })
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const host = `localhost:${port}`
  return {
    host,
    profile: `http://${host}/profile`,
    returnTo: `http://127.0.0.1:${port}/return`,
    stop: () => void server.close(),
  }
}

/** Lets in that agent, and customers link it. */
export async function letIn(host: string): Promise<void> {
  const api = await staffRequest()
  const agentRules = [{ host, rule: 'allow', returnTo: 'http://127.0.0.1/return' }]
  await api.post('/admin/api/globals/shop-settings', { data: { agents: true, agentRules } })
}
