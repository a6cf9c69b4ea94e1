import { useState } from 'react'
import type { StatusFailure } from '../../../src-domain/placement/order-gateway.ts'
import { failureMessage, saidInDoubt } from '../../../src-domain/placement/placement-message.ts'
import type { PlacementDoubt, PlacementState } from '../../../src-domain/placement/placement-state.ts'
import { isTakingLong } from '../../../src-domain/placement/status-watch.ts'
import { Alert } from '../../design/alert.tsx'
import { Button } from '../../design/button.tsx'
import { CallRestaurant } from '../../design/call-restaurant.tsx'
import { ConfirmDialog } from '../../design/confirm-dialog.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { Screen } from '../screen.tsx'
import { usePay } from '../use-pay.ts'
import { useRestaurantPhone } from '../use-restaurant-phone.ts'
import { placementWords } from './placement-words.ts'
import styles from './progress-screen.module.css'

type Uncertain = Extract<PlacementState, { readonly _tag: 'Unknown' }>

/** Looks up an order whose outcome is unknown. Meanwhile the customer cannot pay again (CHK-34, CHK-50). */
export function ProgressScreen({ placement }: { readonly placement: Uncertain }) {
  const words = useWords('pay')
  const { gaveUp, doubt, watch } = placement
  if (gaveUp !== undefined) return <GaveUp why={gaveUp} doubt={doubt} />
  return (
    <Screen title={words.checkingTitle}>
      <div className={styles.progress} role="status">
        {doubt._tag === 'Interrupted' ? null : (
          <Alert>
            <SaidInDoubt doubt={doubt}>{words.outcomeUnknown}</SaidInDoubt>
          </Alert>
        )}
        <div className={styles.asking}>
          <span className={styles.turning} aria-hidden="true" />
          <p>{doubt._tag === 'Interrupted' ? words.checkingLead : words.checkingOn}</p>
        </div>
        {isTakingLong(watch) ? <Alert>{words.stillConfirming}</Alert> : null}
        <p className={styles.quiet}>{words.doNotLeave}</p>
      </div>
    </Screen>
  )
}

/** Shows the order server's text, else the default (CHK-56). */
function SaidInDoubt({ doubt, children }: { readonly doubt: PlacementDoubt; readonly children?: string }) {
  const words = useWords('pay')
  const message = saidInDoubt(doubt)
  const said = message === undefined ? undefined : placementWords(words, message)
  if (said === undefined) return children === undefined ? null : <p>{children}</p>
  return <p lang={said.lang}>{said.text}</p>
}

function GaveUp({ why, doubt }: { readonly why: StatusFailure; readonly doubt: PlacementDoubt }) {
  const words = useWords('pay')
  const { actions } = usePay()
  const phone = useRestaurantPhone()
  const [asks, setAsks] = useState(false)
  const said = placementWords(words, failureMessage(why))
  return (
    <Screen title={words.unclearTitle}>
      <Alert kind="danger">
        <SaidInDoubt doubt={doubt} />
        <p lang={said.lang}>{said.text}</p>
      </Alert>
      {why._tag === 'UnknownOrder' ? null : <p>{words.stillConfirming}</p>}
      <div className={styles.ways}>
        <Button wide onClick={actions.placing.checkAgain}>
          {words.checkAgain}
        </Button>
        <CallRestaurant phone={phone} />
        <Button kind="quiet" onClick={() => setAsks(true)}>
          {words.startOver}
        </Button>
      </div>
      {asks ? (
        <ConfirmDialog
          question={words.startOverAsk}
          yes={words.startOver}
          no={words.notNow}
          onYes={() => {
            setAsks(false)
            actions.placing.setAside()
          }}
          onNo={() => setAsks(false)}
        />
      ) : null}
    </Screen>
  )
}
