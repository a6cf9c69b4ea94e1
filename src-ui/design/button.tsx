import type { ButtonHTMLAttributes } from 'react'
import styles from './button.module.css'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind?: 'primary' | 'secondary' | 'quiet'
  readonly wide?: boolean
  /** Shows a spinner; focus and text stay. */
  readonly busy?: boolean
}

/** Button classes for a link. */
export function buttonClass(kind: 'primary' | 'secondary' | 'quiet' = 'primary', wide = false): string {
  return [styles.button, styles[kind], wide ? styles.wide : ''].filter(Boolean).join(' ')
}

export function Button({ kind = 'primary', wide = false, busy = false, onClick, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(kind, wide), busy ? styles.busy : '', className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
