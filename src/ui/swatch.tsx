/** A spot of colour; beside it or around it the colour must be named. */
export function Swatch({ hex, className = 'size-4' }: { hex: string; className?: string }) {
  return <span className={`swatch ${className}`.trimEnd()} style={{ backgroundColor: hex }} />
}
