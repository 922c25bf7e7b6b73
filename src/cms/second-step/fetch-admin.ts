import type { SecondStepWanted } from '../../domain/accounts/second-step.ts'

export type StaffAnswer<Body> =
  | { ok: true; body: Body }
  | { ok: false; status: number; message?: string; wanted?: SecondStepWanted }

/** Calls the API of the admin; a refusal comes with its words, a server that cannot be reached with status 0. */
export async function fetchAdmin<Body>(url: string, json?: object): Promise<StaffAnswer<Body>> {
  const post = json && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  }
  const answer = await fetch(url, { credentials: 'same-origin', ...post }).catch(() => undefined)
  const body: unknown = await answer?.json().catch(() => undefined)
  if (answer?.ok && body) return { ok: true, body: body as Body }
  const [error] = (body as { errors?: { message?: string; data?: SecondStepWanted }[] } | undefined)?.errors ?? []
  return { ok: false, status: answer?.status ?? 0, message: error?.message, wanted: error?.data }
}
