import { type RefObject, useId, useRef, useState } from 'react'
import type { BrandVersionList } from '../../src-domain/staff/brand-version-list.ts'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { useWords } from '../messages/words-context.tsx'
import { DifferenceList } from './difference-list.tsx'
import { FaultAlert, ProblemAlert } from './problem-alert.tsx'
import styles from './versions.module.css'
import type { VersionProblem, VersionsController } from './versions-controller.ts'

export interface FilesPartProps {
  readonly list: BrandVersionList
  readonly isLooking: boolean
  readonly controller: VersionsController
}

/** How the files of the server differ from what customers see, with the button that publishes them. */
export function FilesPart({ list, isLooking, controller }: FilesPartProps) {
  const { versions: words } = useWords('staff')
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { pending, pendingCount = pending.length, faults } = list
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {words.files}
      </h2>
      {faults.length > 0 ? (
        <FaultAlert faults={faults} />
      ) : pendingCount === 0 ? (
        <p>{words.nothingToPublish}</p>
      ) : (
        <>
          <p>{words.pending({ count: pendingCount })}</p>
          <DifferenceList changes={pending} count={pendingCount} />
        </>
      )}
      <div className={styles.actions}>
        {faults.length > 0 || pendingCount === 0 ? null : (
          <Publish list={list} count={pendingCount} controller={controller} title={title} />
        )}
        <Button kind="secondary" busy={isLooking} onClick={controller.look}>
          {words.lookAgain}
        </Button>
      </div>
    </section>
  )
}

interface PublishProps extends Pick<FilesPartProps, 'list' | 'controller'> {
  readonly count: number
  /** Gets the focus when the button disappears. */
  readonly title: RefObject<HTMLHeadingElement | null>
}

function Publish({ list: { versions }, count, controller, title }: PublishProps) {
  const { versions: words } = useWords('staff')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<VersionProblem>()
  const served = versions.find(({ isServed }) => isServed)?.number
  const next = Math.max(0, ...versions.map(({ number }) => number)) + 1
  if (served === undefined) return null
  const publish = async () => {
    setAsked(false)
    setProblem(undefined)
    setBusy(true)
    const why = await controller.publish(served)
    setBusy(false)
    setProblem(why)
    if (why === undefined) title.current?.focus()
  }
  return (
    <>
      {problem === undefined ? null : (
        <div className={styles.problem}>
          <ProblemAlert problem={problem} />
        </div>
      )}
      <Button busy={isBusy} onClick={() => setAsked(true)}>
        {words.publish({ number: next })}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          question={words.publishQuestion({ count, number: next })}
          yes={words.publishYes}
          no={words.publishNo}
          onYes={() => void publish()}
          onNo={() => setAsked(false)}
        />
      ) : null}
    </>
  )
}
