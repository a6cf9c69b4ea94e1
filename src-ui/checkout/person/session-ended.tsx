import { Alert } from '../../design/alert.tsx'
import { Button } from '../../design/button.tsx'
import { useWords } from '../../messages/words-context.tsx'
import { useStateOf } from '../../state/use-state-of.ts'
import { usePay } from '../use-pay.ts'

export function SessionEnded({ offersLogIn = false }: { readonly offersLogIn?: boolean }) {
  const words = useWords('pay')
  const { cells, actions } = usePay()
  const isEnded = useStateOf(cells.patron, (now) => now.isEnded === true)
  if (!isEnded) return null
  return (
    <div role="alert">
      <Alert>
        <p>{words.sessionEnded}</p>
        {offersLogIn ? (
          <Button kind="quiet" onClick={() => actions.flow.go('LOG_IN')}>
            {words.logIn}
          </Button>
        ) : null}
      </Alert>
    </div>
  )
}
