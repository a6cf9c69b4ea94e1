import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'

export interface SheetProps {
  readonly title: string
  /** Where the title is in another language than the page. */
  readonly titleLang?: string | undefined
  /** The word of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays in view below the scrolling part. */
  readonly footer?: ReactNode
  /** As tall as the screen from the start, so that it does not jump while it fills. */
  readonly tall?: boolean
  /** Rises from the bottom on a wide screen too, over the drawer it belongs to (MENU-31). */
  readonly fromBelow?: boolean
  /** Read out but not drawn, when the content has a heading of its own. */
  readonly hideTitle?: boolean
}

/**
 * A sheet from below on a phone, a drawer from the right with SHELL-18's widths on a wide screen. The native dialog
 * traps and returns the focus, closes on Escape, and keeps the page behind out of reach (SHELL-19, SHELL-20).
 * It is there while it is rendered: unmount it to close it.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the mask is for the pointer; the keyboard has Escape and the close button
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

/** The page behind loses its scrollbar while a sheet is open; what it was wide is left empty, so that nothing jumps. */
function keepWidthOfPage() {
  if (document.querySelector('dialog[open]') !== null) return
  const { documentElement: page } = document
  const width = window.innerWidth - page.clientWidth
  // Setting it makes the browser look at every element of the page again, and most phones have nothing to keep.
  if (width > 0) page.style.setProperty('--scrollbar', `${width}px`)
}
