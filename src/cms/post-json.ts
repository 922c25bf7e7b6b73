/** Posts to the API of the admin, as whoever is signed in. */
export const postJson = (url: string, body: object, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
