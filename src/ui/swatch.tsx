type Props = {
  hex: string
  /** Its list gives the look, since a page has a hundred of them. */
  isPlain?: boolean
  className?: string
}

/** A spot of colour; beside it or around it the colour must be named. */
export function Swatch({ hex, isPlain = false, className = 'size-4' }: Props) {
  return <span className={isPlain ? undefined : `swatch ${className}`} style={{ backgroundColor: hex }} />
}
