const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)

/**
 * Limits count by address. Each worker has its own, as if it came through the proxy that the shop under test trusts; a
 * second try has a new worker.
 * @param shopper tells those apart who write so much that a worker's other tests would run into the limit of a minute
 */
export const addressOf = (shopper = 0) => ({
  extraHTTPHeaders: { 'x-forwarded-for': `10.${shopper}.${worker >> 8}.${worker & 255}` },
})
