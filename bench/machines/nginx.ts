import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/steps/run.ts'

export type Ports = { front: number; shops: readonly number[]; admin: number }

/** nginx with what `deploy/nginx` says, on ports of this machine. */
export async function startNginx({ front, shops, admin }: Ports): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portage-nginx-'))
  const deployed = (name: string) => readFileSync(path.join(root, 'deploy/nginx', name), 'utf8')
  const upstreams = deployed('portage-upstreams.conf').replaceAll(/127\.0\.0\.1:300(\d)/g, (_, which: string) =>
    which === '0' ? `127.0.0.1:${admin}` : `127.0.0.1:${shops[Number(which) - 1]}`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  # The load comes from one address; each of its shoppers says which is theirs.
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Forwarded-For;
  ${upstreams}
  server {
    listen 127.0.0.1:${front};
    ${deployed('portage-locations.conf')}
  }
}
`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let problems = ''
  child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()))
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('This bench needs nginx (Debian and Ubuntu: apt-get install nginx).')))
    child.once('exit', () => resolve())
  })
  await Promise.race([ended, sleep(500)])
  if (child.exitCode !== null) throw new Error(`nginx did not start: ${problems}`)
  return {
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
