import type { Instant } from '../../src-domain/time/clock.ts'
import { forgetPastPins } from '../account/forget-past-pins.ts'
import { forgetEndedSessions } from '../account/session-life.ts'
import { forgetRemovedCards } from '../card/forget-removed-cards.ts'
import { forgetPastReminders } from '../kitchen/note-reminder.ts'
import { forgetPastLimits } from '../limits/forget-past-limits.ts'
import { forgetExpiredMarks } from '../menu/availability.ts'
import { forgetExpiredCounts } from '../menu/write-count.ts'
import { forgetLookAlikes } from '../ordering/forget-look-alikes.ts'
import { forgetPastTurns } from '../ordering/forget-past-turns.ts'
import { forgetPrintJobs } from '../printing/forget-print-jobs.ts'
import { forgetPastSlots } from '../scheduling/forget-past-slots.ts'
import { forgetPastPairings } from '../staff/device-pairings.ts'
import { forgetEndedStaffSessions } from '../staff/staff-sessions.ts'
import type { Database } from '../store/database.ts'
import { forgetPastChanges } from '../today/write-change.ts'

export async function deleteExpiredRows(db: Database, now: Instant): Promise<number> {
  return (
    (await forgetPastSlots(db, now)) +
    (await forgetPastLimits(db, now)) +
    (await forgetPrintJobs(db, now)) +
    (await forgetPastTurns(db, now)) +
    (await forgetEndedSessions(db, now)) +
    (await forgetEndedStaffSessions(db, now)) +
    (await forgetPastPairings(db, now)) +
    (await forgetExpiredMarks(db, now)) +
    (await forgetExpiredCounts(db, now)) +
    (await forgetPastChanges(db, now)) +
    (await forgetPastPins(db, now)) +
    (await forgetPastReminders(db, now)) +
    (await forgetRemovedCards(db)) +
    (await forgetLookAlikes(db, now))
  )
}
