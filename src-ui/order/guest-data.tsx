import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../design/button.tsx'
import { ownData } from '../messages/own-data.en.ts'
import { withBrandTexts } from '../messages/wording.ts'
import { MoreWords, useWords } from '../messages/words-context.tsx'
import styles from './guest-data.module.css'
import type { GuestDataPartProps } from './guest-data-props.ts'
import { GuestDataSheet } from './guest-data-sheet.tsx'

export function GuestData({ actions, phone, texts, locale }: GuestDataPartProps) {
  const words = useMemo(() => ({ ownData: withBrandTexts('ownData', ownData, texts, locale) }), [texts, locale])
  return (
    <MoreWords words={words}>
      <GuestDataEntry actions={actions} phone={phone} />
    </MoreWords>
  )
}

function GuestDataEntry({ actions, phone }: Pick<GuestDataPartProps, 'actions' | 'phone'>) {
  const { title, guest } = useWords('ownData')
  const [isOpen, setOpen] = useState(false)
  const [isGone, setGone] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  // Takes the focus of the removed button.
  useEffect(() => {
    if (isGone && !isOpen) told.current?.focus()
  }, [isGone, isOpen])
  return (
    <div className={styles.entry}>
      {isGone ? (
        <p ref={told} role="status" tabIndex={-1}>
          {guest.gone}
        </p>
      ) : (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
      )}
      {isOpen ? (
        <GuestDataSheet
          actions={actions}
          phone={phone}
          isGone={isGone}
          onGone={() => setGone(true)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
