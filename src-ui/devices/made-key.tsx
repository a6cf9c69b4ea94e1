import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './devices-screen.module.css'

export interface MadeKeyProps {
  readonly name: string
  readonly secret: string
  readonly copyText: (text: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Shows a new key, which the page cannot show again. Takes the focus, so that the owner notices it. */
export function MadeKey({ name, secret, copyText, onClose }: MadeKeyProps) {
  const { apiKeys } = useWords('staff')
  const [isCopied, setCopied] = useState<boolean>()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className={styles.made} aria-labelledby={title}>
      <h3 id={title} className={styles.subtitle}>
        {apiKeys.madeTitle({ name })}
      </h3>
      <p>{apiKeys.madeLead}</p>
      <p className={styles.secret} translate="no">
        {secret}
      </p>
      <div className={styles.actions}>
        <Button onClick={async () => setCopied(await copyText(secret))}>{apiKeys.copy}</Button>
        <Button kind="secondary" onClick={onClose}>
          {apiKeys.madeDone}
        </Button>
      </div>
      <p role="status">{isCopied === undefined ? '' : isCopied ? apiKeys.copied : apiKeys.copyFailed}</p>
    </section>
  )
}
