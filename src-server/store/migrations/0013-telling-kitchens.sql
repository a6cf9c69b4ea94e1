-- Job kinds are listed in code (jobs/job.ts); a second list here would have to change with it.
alter table jobs drop constraint if exists jobs_kind_check;
