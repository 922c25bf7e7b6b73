/** The longest piece that is a repeat where a PIN is made of nothing else: `111111`, `121212`, `123123`. */
const LONGEST_PIECE = 3

/** Whether a PIN of digits is among those that are tried first: a run, up or down, or a short piece repeated. */
export function isGuessablePin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const isSame = (stepBack: number, plus: number) =>
    digits.every((digit, at) => at < stepBack || digit === ((digits[at - stepBack] ?? 0) + plus + 10) % 10)
  const pieces = Array.from({ length: LONGEST_PIECE }, (_, index) => index + 1)
  return isSame(1, 1) || isSame(1, -1) || pieces.some((length) => isSame(length, 0))
}
