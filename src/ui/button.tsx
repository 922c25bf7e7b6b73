import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** `danger` removes one item and appears among other buttons; `final` cannot be undone and appears alone. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'final'
type Size = 'sm' | 'md' | 'lg'
export type ButtonLook = { variant?: Variant; size?: Size }

const base =
  'inline-flex items-center justify-center gap-2 rounded-card text-center font-semibold leading-tight transition-colors duration-150 disabled:cursor-not-allowed disabled:border-transparent disabled:bg-ground disabled:text-ink-soft aria-disabled:cursor-progress'

const variants: Record<Variant, string> = {
  primary: 'bg-spruce text-white hover:bg-spruce-deep active:bg-ink',
  secondary:
    'border-[1.5px] border-ink bg-surface text-ink hover:bg-ink hover:text-white active:bg-spruce-deep active:text-white',
  quiet: 'text-ink hover:bg-ground active:bg-line',
  danger: 'text-red-deep underline decoration-1 underline-offset-4 hover:bg-red-pale',
  final:
    'border-[1.5px] border-red-deep bg-surface text-red-deep hover:bg-red-deep hover:text-white active:bg-ink active:text-white',
}

// Every size is at least 44 px high on phones: a thumb is no mouse. Larger text needs the room beside it itself.
const sizes: Record<Size, string> = {
  sm: 'min-h-11 px-3 py-1.5 text-sm lg:min-h-9',
  md: 'min-h-11 px-[min(1.25rem,6.25vw)] py-2.5 text-base',
  lg: 'min-h-13 px-[min(1.75rem,9vw)] py-3 text-lg',
}

/**
 * The classes of a button, for what must look like one and is neither a `button` nor a link (a `summary`, a `label`).
 */
export const buttonLook = ({ variant = 'primary', size = 'md' }: ButtonLook = {}) =>
  `${base} ${variants[variant]} ${sizes[size]}`

export function Button({
  variant,
  size,
  type = 'button',
  className = '',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={`${buttonLook({ variant, size })} ${className}`} {...rest} />
}

/** A link that looks like a button. `reloadDocument` for addresses outside the shop's own pages. */
export function ButtonLink({ variant, size, className = '', ...rest }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={`${buttonLook({ variant, size })} ${className}`} {...rest} />
}
