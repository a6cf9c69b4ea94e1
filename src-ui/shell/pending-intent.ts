/** What became of an intent for which the ordering chunk has to be fetched first. */
export type PendingIntent = 'none' | 'on its way' | 'failed' | 'offline'
