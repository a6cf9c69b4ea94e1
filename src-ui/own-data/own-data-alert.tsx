import type { OwnDataProblem } from '../../src-domain/own-data/own-data-problem.ts'
import type { ShownPhone } from '../../src-domain/text/displayed-phone.ts'
import { Alert } from '../design/alert.tsx'
import { CallRestaurant } from '../design/call-restaurant.tsx'
import { useWords } from '../messages/words-context.tsx'

export interface OwnDataAlertProps {
  readonly problem: OwnDataProblem | undefined
  /** Text if an order is in progress. */
  readonly open: string
  readonly phone: ShownPhone
}

/** Shows a problem. A text from the server is marked as being in an unknown language. */
export function OwnDataAlert({ problem, open, phone }: OwnDataAlertProps) {
  const { problem: sentences } = useWords('ownData')
  if (problem === undefined || problem._tag === 'EmailCodeDue') return null
  if (problem._tag === 'OrderOpen') return <Alert kind="danger">{open}</Alert>
  const isTheirs = problem._tag === 'Failed' && problem.message !== undefined
  return (
    <Alert kind="danger">
      {isTheirs ? <span lang="">{problem.message}</span> : <span>{sentences[problem._tag]}</span>}
      {problem._tag === 'NotOffered' ? <CallRestaurant phone={phone} /> : null}
    </Alert>
  )
}
