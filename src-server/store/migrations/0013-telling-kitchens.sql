-- The kinds of jobs are listed where they are run (jobs/job.ts); a second list here would have to be changed with each.
alter table jobs drop constraint if exists jobs_kind_check;
