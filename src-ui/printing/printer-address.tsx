import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './printing-screen.module.css'

export interface PrinterAddressProps {
  readonly name: string
  readonly address: string
  readonly copyText: (text: string) => Promise<boolean>
  readonly onClose: () => void
}

/** Shows a printer's new address, which the page cannot show again. Takes the focus, so that staff notice it. */
export function PrinterAddress({ name, address, copyText, onClose }: PrinterAddressProps) {
  const { paper } = useWords('staff')
  const [isCopied, setCopied] = useState<boolean>()
  const title = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} tabIndex={-1} className={styles.address} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {paper.addressTitle({ name })}
      </h3>
      <p>{paper.addressLead}</p>
      <p className={styles.secret} translate="no">
        {address}
      </p>
      <div className={styles.actions}>
        <Button onClick={async () => setCopied(await copyText(address))}>{paper.copy}</Button>
        <Button kind="secondary" onClick={onClose}>
          {paper.addressDone}
        </Button>
      </div>
      <p role="status">{isCopied === undefined ? '' : isCopied ? paper.copied : paper.copyFailed}</p>
    </section>
  )
}
