import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Jobs } from './jobs.ts';
import { jobsPath } from './lists.ts';

export interface SavedJob {
  id: string;
  title: string;
  url: string;
}

/** Positions that users saved to apply later. */
export interface SavedJobs {
  /** Latest first. Positions that are no longer open are left out. */
  list(userId: string): Promise<SavedJob[]>;
  /** Throws if there is no such open position. Saving a position twice has no further effect. */
  save(userId: string, jobId: string): Promise<void>;
  remove(userId: string, jobId: string): Promise<void>;
}

interface SavedJobsParts {
  database: Database;
  clock: Clock;
  jobs: Jobs;
}

export function createSavedJobs({ database, clock, jobs }: SavedJobsParts): SavedJobs {
  return {
    async list(userId) {
      const rows = await database.query<{ id: string }>(
        'SELECT job_id AS id FROM saved_jobs WHERE user_id = $1 ORDER BY saved_at DESC, job_id',
        [userId],
      );
      const open = new Map((await jobs.openAmong(rows.map(({ id }) => id))).map((job) => [job.jobID, job]));
      return rows.flatMap(({ id }) => {
        const job = open.get(id);
        return job ? [{ id, title: job.title, url: `${jobsPath(job.language)}/${job.friendlyURL}` }] : [];
      });
    },
    async save(userId, jobId) {
      if (!(await jobs.byId(jobId))) throw new ServiceError('notFound', 'There is no such open position.');
      await database.query(
        'INSERT INTO saved_jobs (user_id, job_id, saved_at) VALUES ($1, $2, $3) ON CONFLICT (user_id, job_id) DO NOTHING',
        [userId, jobId, clock()],
      );
    },
    async remove(userId, jobId) {
      await database.query('DELETE FROM saved_jobs WHERE user_id = $1 AND job_id = $2', [userId, jobId]);
    },
  };
}
