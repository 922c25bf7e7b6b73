import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does work in the transaction of a request, or in one that begins and ends here: all of it or nothing. */
export async function inRequestTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const ours = await initTransaction(req)
  try {
    const result = await work()
    if (ours) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
