import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'

export interface SheetProps {
  readonly title: string
  /** Language of the title if it differs from the page's. */
  readonly titleLang?: string | undefined
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly footer?: ReactNode
  /** True for full height from the start, so that the sheet does not jump while content loads. */
  readonly tall?: boolean
  /** True if a sheet opens from the bottom on wide screens, too, over a drawer (MENU-31). */
  readonly fromBelow?: boolean
  /** True if only screen readers get the title, because the content has a heading. */
  readonly hideTitle?: boolean
}

/**
 * Bottom sheet on a phone, else a drawer (SHELL-18). The native dialog manages focus and Escape (SHELL-19, SHELL-20).
 * Unmount it to close it.
 */
export function Sheet({
  title,
  titleLang,
  closeLabel,
  onClose,
  children,
  footer,
  tall = false,
  fromBelow = false,
  hideTitle = false,
}: SheetProps) {
  const modal = useModal(onClose, keepWidthOfPage)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only pointers tap outside; keyboards have Escape and Close
    <dialog
      {...modal}
      className={[styles.sheet, tall ? styles.full : '', fromBelow ? styles.below : ''].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} lang={titleLang} className={hideTitle ? styles.hiddenTitle : styles.title}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}

/** Keeps the hidden scrollbar's space, so that nothing jumps. */
function keepWidthOfPage() {
  if (document.querySelector('dialog[open]') !== null) return
  const { documentElement: page } = document
  const width = window.innerWidth - page.clientWidth
  // Changing the property recalculates all styles.
  if (width > 0) page.style.setProperty('--scrollbar', `${width}px`)
}
