# Reads the ids of process groups, one per line. When the input ends, with the parent, it ends the groups that still
# live: an id with ":now" by SIGKILL, one whose leader is dead by SIGINT, and after ten seconds all by SIGKILL. An empty
# line removes the groups that have ended from the list.
trap '' HUP INT TERM
groups=
remove_ended() {
  living=
  for group in $groups; do kill -0 -${group%:now} && living="$living $group"; done
  groups=$living
}
while read -r group; do
  groups="$groups $group"
  remove_ended
done
attempts=0
remove_ended
while [ -n "$groups" ] && [ $attempts -lt 60 ]; do
  for group in $groups; do
    leader=${group%:now}
    if [ $attempts -ge 50 ] || [ "$group" != "$leader" ]; then kill -KILL -$leader
    else kill -0 $leader || kill -INT -$leader
    fi
  done
  sleep 0.2
  attempts=$((attempts + 1))
  remove_ended
done
