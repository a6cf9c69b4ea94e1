import { useState } from 'react'
import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface CopyButtonProps {
  readonly action: string
  readonly text: string
  /** Returns false if the browser refused. */
  readonly copy: (text: string) => Promise<boolean>
}

/** Copies a text that is shown once, and says whether it worked. */
export function CopyButton({ action, text, copy }: CopyButtonProps) {
  const { secondFactor: words } = useWords('staff')
  const [isCopied, setCopied] = useState<boolean>()
  const outcome = isCopied === undefined ? '' : isCopied ? words.copied : words.notCopied
  return (
    <>
      <Button kind="secondary" wide onClick={() => void copy(text).then(setCopied)}>
        {action}
      </Button>
      <p role="status">{outcome}</p>
    </>
  )
}
