import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './confirmation.module.css'

/** Button that copies the order's link, if the page has another address (ADR 135). */
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
