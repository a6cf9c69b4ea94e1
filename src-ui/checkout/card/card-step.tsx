import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '../../design/button.tsx'
import type { Words } from '../../messages/words-context.tsx'
import styles from '../step-screen.module.css'

export interface CardStepProps {
  readonly words: Pick<Words['cards'], 'stepLead' | 'stepClose'>
  /** Returns the function that removes the challenge. */
  readonly show: (slot: HTMLElement) => () => void
  readonly onClose: () => void
}

export function CardStep({ words, show, onClose }: CardStepProps) {
  const slot = useRef<HTMLDivElement>(null)
  const lead = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => (slot.current === null ? undefined : show(slot.current)), [show])
  useEffect(() => lead.current?.focus(), [])
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        {words.stepLead}
      </p>
      <div ref={slot} className={styles.slot} />
      <Button kind="quiet" wide onClick={onClose}>
        {words.stepClose}
      </Button>
    </>
  )
}
