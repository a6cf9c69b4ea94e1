import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './confirmation.module.css'

/** Copies the order's link if the page's address is not one (ADR 135). */
export function OrderLink({ onCopy }: { readonly onCopy: () => Promise<boolean> }) {
  const words = useWords('order')
  const [isCopied, setIsCopied] = useState(false)
  return (
    <>
      <Button kind="quiet" wide onClick={() => void onCopy().then(setIsCopied)}>
        {words.copyLink}
      </Button>
      <p role="status" className={styles.quiet}>
        {isCopied ? words.linkCopied : ''}
      </p>
    </>
  )
}
