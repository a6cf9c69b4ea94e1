/** Intent that waits for the ordering chunk. */
export type PendingIntent = 'none' | 'on its way' | 'failed' | 'offline'
