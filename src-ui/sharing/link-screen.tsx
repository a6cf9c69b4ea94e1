import { useEffect, useRef, useState } from 'react'
import { copiedFor } from '../../src-domain/sharing/cart-link.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { TextField } from '../design/text-field.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './link-screen.module.css'

/** Link to a cart that an employee hands over instead of paying (LINK-01, LINK-02). */
export function LinkScreen() {
  const words = useWords('ordering')
  const { close, retry } = useWords('common')
  const { cells, actions } = useOrdering()
  const link = useStateOf(cells.link, (now) => now)
  const key = useStateOf(cells.order, (now) => now.idempotencyKey)
  // biome-ignore lint/correctness/useExhaustiveDependencies: creates one link per state of the cart
  useEffect(() => actions.createLink(), [key])
  return (
    <Sheet title={words.createLink} closeLabel={close} onClose={actions.back}>
      <div className={styles.content}>
        <p className={styles.lead}>{words.linkLead}</p>
        {link._tag === 'Ready' ? <ReadyLink address={link.address} /> : null}
        {link._tag === 'Failed' ? (
          <>
            <Alert kind="danger">{words.linkFailed}</Alert>
            <Button onClick={actions.createLink}>{retry}</Button>
          </>
        ) : null}
        {link._tag === 'Creating' || link._tag === 'None' ? (
          <div role="status" aria-label={words.linkCreating}>
            <Skeleton shape="bar" />
          </div>
        ) : null}
      </div>
    </Sheet>
  )
}

function ReadyLink({ address }: { readonly address: string }) {
  const words = useWords('ordering')
  const { actions } = useOrdering()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<'copied' | 'byHand' | undefined>()
  useEffect(() => {
    if (said !== 'copied') return
    const timer = setTimeout(() => setSaid(undefined), copiedFor)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    const isCopied = await actions.copy(address)
    setSaid(isCopied ? 'copied' : 'byHand')
    // Selects the link, so that the customer can copy it manually.
    if (!isCopied) field.current?.select()
  }
  return (
    <>
      <TextField
        ref={field}
        label={words.linkLabel}
        hint={said === 'byHand' ? words.copyByHand : words.linkHint}
        className={styles.link}
        readOnly
        maxLength={address.length}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button wide onClick={() => void copy()}>
        {said === 'copied' ? <Icon name="check" small /> : null}
        {said === 'copied' ? words.copied : words.copy}
      </Button>
      <VisuallyHidden>
        <span role="status">{said === 'copied' ? words.copied : ''}</span>
      </VisuallyHidden>
    </>
  )
}
