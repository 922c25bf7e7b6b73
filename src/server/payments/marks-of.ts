import type { PaymentMark } from '../../domain/payment/payment.ts'
import type { Gateway } from './gateway.ts'

/** What can be paid with at this gateway; nothing known where it has no answer, and the shop opens all the same. */
export async function marksOf(
  gateway: Pick<Gateway, 'marks'>,
  log: (sentence: string) => void,
): Promise<readonly PaymentMark[] | undefined> {
  try {
    const marks = await gateway.marks?.()
    return marks && marks.length > 0 ? marks : undefined
  } catch (error) {
    log(
      `The payment gateway does not answer: cards probably cannot be taken until it does, and the footer shows the usual ones: ${String(error)}`,
    )
    return undefined
  }
}
